/** A short answer to something the visitor did. */
export interface ToastMessage {
  kind: 'good' | 'destructive'
  title: string
  text: string
}

const load = () => import('./toasts.tsx')

/** Fetches the notifications' code ahead, so that a failure can be told when the network is gone. */
export function preloadToasts(): void {
  void load().catch(() => {})
}

/**
 * Shows one notification in place of any that is on screen. Where its code cannot be fetched the browser's own dialog says
 * the words: a visitor must not be left to think that something was sent.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { addToast } = await load()
    addToast(message)
  } catch {
    window.alert(`${message.title}\n\n${message.text}`)
  }
}
