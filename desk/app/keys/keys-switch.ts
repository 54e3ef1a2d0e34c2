import { useSyncExternalStore } from 'react'
import { tabSetting } from '../parts/tab-setting.ts'

/** Single keys can be switched off (WCAG 2.2, 2.1.4), for this tab. */
const setting = tabSetting('desk-keys', true)

export const areKeysOn = (): boolean => setting.isOn()

export function useKeysSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(setting.subscribe, setting.isOn), setting.set]
}
