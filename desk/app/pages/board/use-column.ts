import { useQuery } from '@tanstack/react-query'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import type { EnquiryPage } from '../../../../schemas/stored-enquiry.ts'

/** The column links to the rest. */
const maxCards = 50

/** Open enquiries have the longest wait first, the others the newest. */
export function useColumn(status: EnquiryStatus) {
  const order = status === 'new' || status === 'contacted' ? 'oldest' : 'newest'
  return useQuery<EnquiryPage>({
    queryKey: [`/api/enquiries?status=${status}&order=${order}&limit=${maxCards}`],
  })
}
