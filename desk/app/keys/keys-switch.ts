import { tabSetting } from '../parts/tab-setting.ts'

/** Single keys can be switched off (WCAG 2.2, 2.1.4), for this tab. */
const setting = tabSetting('desk-keys', true)

export const areKeysOn = (): boolean => setting.isOn()

export const useKeysSwitch = (): [isOn: boolean, set: (isOn: boolean) => void] => [setting.use(), setting.set]
