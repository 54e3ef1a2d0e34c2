export interface ToastMessage {
  kind: 'good' | 'destructive'
  title: string
  text: string
}

const load = () => import('./toasts.tsx')

/** Loads the code of the toasts, so that they can still be shown when the network fails. */
export function preloadToasts(): void {
  void load().catch(() => {})
}

/** Replaces the toast on screen, if any. Where the toasts' code cannot be loaded, the browser's own alert shows the text. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { addToast } = await load()
    addToast(message)
  } catch {
    window.alert(`${message.title}\n\n${message.text}`)
  }
}
