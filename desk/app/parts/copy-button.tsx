import { useState } from 'react'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Could not copy'),
    )
  return (
    <button type="button" className="button button-quiet button-small" onClick={() => void copy()}>
      <span aria-live="polite">{copied ?? 'Copy'}</span>
      <span className="sr-only"> {label}</span>
    </button>
  )
}
