import { useEffect, useRef } from 'react'
import { referencePattern } from '../../../schemas/enquiry-reference.ts'
import { Key } from '../keys/key.tsx'
import { singleKeys } from '../keys/single-keys.ts'
import { useKeys } from '../keys/use-keys.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { usePending } from '../parts/use-action.ts'
import { showToast, toastTime, useToast } from './toast-store.ts'
import { undoShown } from './undo.ts'

const checkInterval = 500

/**
 * Says what was just done, with Undo. It closes after ten seconds, but not while it has the pointer or the focus. A problem stays, and
 * so does Undo while single keys are off, since reaching it takes longer.
 */
export function ToastRegion() {
  const toast = useToast()
  const { pending, run } = usePending()
  const undo = () => void run('undo', undoShown)
  const areKeysOn = singleKeys.use()
  const region = useRef<HTMLDivElement>(null)
  const stays = toast?.isProblem || (toast?.eventId !== undefined && !areKeysOn)
  useEffect(() => {
    if (!toast || stays) return
    let left = toastTime
    const timer = setInterval(() => {
      left -= checkInterval
      const isHeld = region.current?.matches(':hover') || region.current?.contains(document.activeElement)
      if (left <= 0 && !isHeld) showToast(undefined)
    }, checkInterval)
    return () => clearInterval(timer)
  }, [toast, stays])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'F8' && region.current?.querySelector('button')?.focus()
    // In the capture phase, because the board's cards stop keys from reaching the window.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
  useKeys({ u: toast?.eventId === undefined ? undefined : undo })
  return (
    <section ref={region} className="toast-region" aria-label="What was just done">
      <div role="status">
        {toast && !toast.isProblem && <ToastText lines={toast.lines} />}
        {toast?.eventId !== undefined && (
          <p className="sr-only">F8 leads to the button that takes it back, at the end of the page.</p>
        )}
      </div>
      <div role="alert">{toast?.isProblem && <ToastText lines={toast.lines} />}</div>
      {toast && (
        <div className="actions">
          {toast.eventId !== undefined && (
            <ActionButton
              action="undo"
              pending={pending}
              aria-keyshortcuts={areKeysOn ? 'u' : 'F8'}
              onClick={undo}
            >
              Undo <Key name="u" otherwise="F8" />
            </ActionButton>
          )}
          <button type="button" className="button button-quiet" onClick={() => showToast(undefined)}>
            Close
          </button>
        </div>
      )}
    </section>
  )
}

function ToastText({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          {line.split(unbroken).map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}
        </li>
      ))}
    </ul>
  )
}

/** Text that must not wrap: a reference or a change of status. */
const unbroken = new RegExp(String.raw`(${referencePattern}|\S+ → \S+)`)
