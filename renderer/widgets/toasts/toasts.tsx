import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { find } from '../../enhance/find.ts'
import { Toast } from './toast.tsx'
import { type ToastMessage, ToastStore } from './toast-store.ts'

/** Whether the last pointer on the toasts was a finger: after a tap, CSS's `:hover` stays where nothing hovers. */
let isFinger = false
const isInToasts = (state: string) => find<HTMLElement | null>(`.toast-region:${state}`) !== null
/** The time stops for a pointer, for the focus and in a hidden tab. */
const store = new ToastStore(
  () => document.hidden || isInToasts('focus-within') || (!isFinger && isInToasts('hover')),
)
/** How many toasts were shown. */
let count = 0

/** Replaces the toast on screen, if any. The first one adds the region to the page. */
export function showToast(message: ToastMessage): void {
  if (count === 0) mountRegion()
  count += 1
  store.show(message)
}

/** Dismisses the toast on screen, if any. */
export const hideToast = (): void => store.show(undefined)

function mountRegion(): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container, { identifierPrefix: 'toasts-' }).render(<ToastRegion />)
}

/**
 * The landmark of the toasts. F8 moves the focus to it, Escape closes a toast that has the focus, and the focus goes back when it
 * closes.
 */
function ToastRegion() {
  const ref = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const toast = useSyncExternalStore(store.subscribe, () => store.shown)
  const followFocus = ({ type, currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      cameFrom.current = type === 'focus' ? (relatedTarget as HTMLElement | null) : null
  }

  useEffect(() => {
    if (toast) return
    cameFrom.current?.focus()
    cameFrom.current = null
  }, [toast])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && ref.current?.contains(document.activeElement)) return hideToast()
      if (event.key !== 'F8' || !ref.current) return
      event.preventDefault()
      ref.current.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!toast) return null
  return (
    <section
      ref={ref}
      onPointerEnter={({ pointerType }) => {
        isFinger = pointerType === 'touch'
      }}
      onFocus={followFocus}
      onBlur={followFocus}
      className="toast-region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
    >
      <Toast key={count} toast={toast} onClose={hideToast} />
    </section>
  )
}
