import { useEffect, useState } from 'react'
import { Key } from '../keys/key.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { showToast, toastTime, useToast } from './toast-store.ts'
import { undoShown } from './undo.ts'

/** Says what was just done, and takes it back for ten seconds; longer while somebody points at it or is in it. */
export function ToastRegion() {
  const toast = useToast()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || toast.isProblem || isHeld) return
    const timer = setTimeout(() => showToast(undefined), toastTime)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  useEffect(() => {
    if (!toast) setHeld(false)
  }, [toast])
  useKeys({ u: toast?.change === undefined ? undefined : () => void undoShown() })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the words from going while they are read
    <div
      className="toast-region"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{toast && !toast.isProblem && <ToastText lines={toast.lines} />}</div>
      <div role="alert">{toast?.isProblem && <ToastText lines={toast.lines} />}</div>
      {toast && (
        <div className="actions">
          {toast.change !== undefined && (
            <button type="button" className="button" aria-keyshortcuts="u" onClick={() => void undoShown()}>
              Undo <Key name="u" />
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={() => showToast(undefined)}>
            Close
          </button>
        </div>
      )}
    </div>
  )
}

function ToastText({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
