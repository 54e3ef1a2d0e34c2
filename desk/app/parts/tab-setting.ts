import { sharedValue } from './shared-value.ts'

/** A choice that holds for this tab; it is kept in `sessionStorage` and ends with the tab. */
export function tabSetting(name: string, initially: boolean) {
  const { get, set, use } = sharedValue((sessionStorage.getItem(name) ?? String(initially)) === 'true')
  return {
    isOn: get,
    use,
    set: (isOn: boolean) => {
      sessionStorage.setItem(name, String(isOn))
      set(isOn)
    },
  }
}
