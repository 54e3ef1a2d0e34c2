/** A choice that holds for this tab; it is kept in `sessionStorage` and ends with the tab. */
interface TabSetting {
  isOn: () => boolean
  set: (isOn: boolean) => void
  subscribe: (listener: () => void) => () => void
}

export function tabSetting(name: string, initially: boolean): TabSetting {
  const listeners = new Set<() => void>()
  return {
    isOn: () => (sessionStorage.getItem(name) ?? String(initially)) === 'true',
    set: (isOn) => {
      sessionStorage.setItem(name, String(isOn))
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
