import { tabSetting } from './tab-setting.ts'

/** Whether a new enquiry sounds a chime and the tab's title counts those waiting. */
export const announcing = tabSetting('desk-announces', false)
