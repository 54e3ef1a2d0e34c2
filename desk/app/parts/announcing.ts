import { tabSetting } from './tab-setting.ts'

/** Whether a new enquiry sounds a chime and is counted in the tab's title. */
export const announcing = tabSetting('desk-announces', false)
