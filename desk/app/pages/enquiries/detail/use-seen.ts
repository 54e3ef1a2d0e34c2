import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskDetail, DeskEvent } from '../../../../../schemas/desk.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { wasSentHere } from '../../../change.ts'

export type Seen = ReturnType<typeof useSeen>

/**
 * The enquiry that the person acts on: as it was when it was opened, or as this tab made it. If somebody else changes it meanwhile, a
 * press made for the earlier state is refused and says so, instead of doing what the new state makes of it.
 *
 * @param isChange whether an event changes what the press acts on
 */
export function useSeen(
  { data, isStale, isFetchedAfterMount }: UseQueryResult<DeskDetail | null>,
  isChange: (event: DeskEvent) => boolean,
) {
  const [seen, setSeen] = useState<StoredEnquiry>()
  const [isRefused, setRefused] = useState(false)
  const latest = data?.history.findLast(isChange)
  const isShown = !isStale || (isFetchedAfterMount && !isRefused)
  const isKnown = seen ? latest && wasSentHere(latest.id) : isShown
  if (isKnown && seen !== data?.enquiry) setSeen(data?.enquiry)
  return {
    seen: seen ?? data?.enquiry,
    /** Takes over the enquiry as it is now, once it is fetched. */
    takeOver: () => {
      setRefused(true)
      setSeen(undefined)
    },
  }
}
