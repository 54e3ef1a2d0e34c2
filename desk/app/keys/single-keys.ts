import { tabSetting } from '../parts/tab-setting.ts'

/** Single keys can be switched off (WCAG 2.2, 2.1.4), for this tab. */
export const singleKeys = tabSetting('desk-keys', true)
