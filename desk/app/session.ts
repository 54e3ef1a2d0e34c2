const storageKey = 'desk-session'

/** The token that opens this tab's session; it ends with the tab. */
export const sessionToken = (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined

export const forgetSession = (): void => sessionStorage.removeItem(storageKey)

/** Opens a session with the link in the address, and clears the address. Returns a sentence when the link fails. */
export async function openSession(): Promise<string | undefined> {
  const link = location.hash.slice(1)
  if (link === '') return undefined
  history.replaceState(null, '', location.pathname)
  const response = await fetch('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ link }),
  })
  if (!response.ok) return response.text()
  const { session } = (await response.json()) as { session: string }
  sessionStorage.setItem(storageKey, session)
  return undefined
}
