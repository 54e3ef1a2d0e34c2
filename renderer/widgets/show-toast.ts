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

/** Shows one notification in place of any that is on screen. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { addToast } = await load()
  addToast(message)
}
