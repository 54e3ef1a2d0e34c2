import { useEffect, useState } from 'react'
import { ChangingWords } from './changing-words.tsx'

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
      <ChangingWords usual="Copy" now={copied} />
      <span className="sr-only"> {label}</span>
    </button>
  )
}
