import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useHover } from 'react-aria/useHover'
import { createRoot } from 'react-dom/client'
import { Toast } from './toast.tsx'
import { type ToastMessage, ToastStore } from './toast-store.ts'

const store = new ToastStore()
let isMounted = false

/** Replaces the toast on screen, if any. The first one adds the region to the page. */
export function showToast(message: ToastMessage): void {
  if (!isMounted) mountRegion()
  store.add(message)
}

/** Dismisses the toast on screen, if any. */
export function hideToast(): void {
  for (const { key } of store.visibleToasts) store.close(key)
}

function mountRegion(): void {
  isMounted = true
  const container = document.createElement('div')
  container.dataset.toasts = ''
  document.body.append(container)
  createRoot(container, { identifierPrefix: 'toasts-' }).render(<ToastRegion />)
  const updateTab = () => {
    if (document.hidden) store.pause('hidden-tab')
    else store.resume('hidden-tab')
  }
  updateTab()
  document.addEventListener('visibilitychange', updateTab)
}

/**
 * The landmark of the toasts. F8 moves the focus to it, Escape closes a toast that has the focus, and the focus goes back when it
 * closes. A pointer or the focus in it stops the timer.
 */
function ToastRegion() {
  const ref = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const holding = useRef({ isHovered: false, isFocused: false })
  const visibleToasts = useSyncExternalStore(store.subscribe, () => store.visibleToasts)
  const hold = (change: Partial<typeof holding.current>) => {
    const { isHovered, isFocused } = Object.assign(holding.current, change)
    if (isHovered || isFocused) store.pause('reader')
    else store.resume('reader')
  }
  const { hoverProps } = useHover({ onHoverChange: (isHovered) => hold({ isHovered }) })
  const followFocus = ({ type, currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    const isFocused = type === 'focus'
    cameFrom.current = isFocused ? (relatedTarget as HTMLElement | null) : null
    hold({ isFocused })
  }

  useEffect(() => {
    if (visibleToasts.length > 0) return
    holding.current = { isHovered: false, isFocused: false }
    cameFrom.current?.focus()
    cameFrom.current = null
  }, [visibleToasts])
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

  if (visibleToasts.length === 0) return null
  return (
    <section
      {...hoverProps}
      ref={ref}
      onFocus={followFocus}
      onBlur={followFocus}
      className="toast-region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
    >
      {visibleToasts.map((toast) => (
        <Toast key={toast.key} toast={toast} onClose={store.close} />
      ))}
    </section>
  )
}
