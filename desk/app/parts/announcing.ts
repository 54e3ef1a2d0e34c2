import { useQuery } from '@tanstack/react-query'
import type { DeskToday } from '../../../schemas/today.ts'
import { tabSetting } from './tab-setting.ts'

/** Whether a new enquiry sounds a chime and the tab's title counts those waiting. */
export const announcing = tabSetting('desk-announces', false)

/** The numbers to announce, if that is switched on. */
export function useAnnounced(): DeskToday | undefined {
  const isOn = announcing.use()
  const { data } = useQuery<DeskToday>({ queryKey: ['/api/today'], enabled: isOn })
  return isOn ? data : undefined
}
