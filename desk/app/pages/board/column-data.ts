import { useQuery } from '@tanstack/react-query'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import type { EnquiryPage } from '../../../../schemas/stored-enquiry.ts'

/** Nobody drags through more; the rest is a link away. */
const most = 50

/** Who waits longest stands first; of what is done, the newest. */
export function useColumn(status: EnquiryStatus) {
  const order = status === 'new' || status === 'contacted' ? 'oldest' : 'newest'
  return useQuery<EnquiryPage>({ queryKey: [`/api/enquiries?status=${status}&order=${order}&limit=${most}`] })
}
