import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskDetail } from '../../../../../schemas/desk.ts'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import { wasSentHere } from '../../../change.ts'

/**
 * The status that the person acts on: the one that the enquiry had when it was opened, or that this tab gave it. If somebody else moves
 * it meanwhile, a press made for the earlier status is refused and says so, instead of doing what the new status makes of it.
 */
export function useSeenStatus({ data, isStale, isFetchedAfterMount }: UseQueryResult<DeskDetail>) {
  const [seen, setSeen] = useState<EnquiryStatus>()
  const [isRefused, setRefused] = useState(false)
  const status = data?.enquiry.status
  const latestMove = data?.history.findLast(({ to }) => to)
  const isShown = !isStale || (isFetchedAfterMount && !isRefused)
  const isKnown = seen ? latestMove && wasSentHere(latestMove.id) : isShown
  if (isKnown && seen !== status) setSeen(status)
  return {
    seen: seen ?? status,
    /** Takes over the current status, once it is fetched. */
    takeOver: () => {
      setRefused(true)
      setSeen(undefined)
    },
  }
}
