import { useEffect, useState } from 'react'

/** Milliseconds for which the button shows how the copying went. */
const shownFor = 3_000

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Could not copy'),
    )
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button type="button" className="button button-quiet button-small" onClick={() => void copy()}>
      <span>
        {!copied && 'Copy'}
        {/* Empty until then: screen readers read a live region out when it appears. */}
        <span aria-live="polite">{copied}</span>
      </span>
      <span className="sr-only"> {label}</span>
    </button>
  )
}
