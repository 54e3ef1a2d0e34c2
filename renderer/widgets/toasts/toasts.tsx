import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useToastRegion } from 'react-aria/useToast'
import { createRoot } from 'react-dom/client'
import type { ToastMessage } from './show-toast.ts'
import { Toast } from './toast.tsx'
import { ToastStore } from './toast-store.ts'

const store = new ToastStore()
const noToasts: ToastStore['visibleToasts'] = []
let isMounted = false

/** Shows a toast. The first one adds the region to the page. */
export function addToast(message: ToastMessage): void {
  if (!isMounted) mountRegion()
  store.add(message)
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

/** The landmark of the toasts. F8 moves the focus to it; pointer and focus in it stop the timer. */
function ToastRegion() {
  const ref = useRef<HTMLDivElement>(null)
  const visibleToasts = useSyncExternalStore(
    store.subscribe,
    () => store.visibleToasts,
    () => noToasts,
  )
  const state = {
    visibleToasts,
    add: (content: ToastMessage) => store.add(content),
    close: store.close,
    pauseAll: () => store.pause('reader'),
    resumeAll: () => store.resume('reader'),
  }
  const { regionProps } = useToastRegion({ 'aria-label': 'Notifications (F8)' }, state, ref)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || !ref.current) return
      event.preventDefault()
      ref.current.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (visibleToasts.length === 0) return null
  return (
    <div {...regionProps} ref={ref} className="toast-region">
      {visibleToasts.map((toast) => (
        <Toast key={toast.key} toast={toast} state={state} />
      ))}
    </div>
  )
}
