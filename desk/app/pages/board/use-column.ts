import { useQuery } from '@tanstack/react-query'
import type { DeskSearch } from '../../../../schemas/desk.ts'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import { searchAddress, searchEnquiries } from '../../search-enquiries.ts'

/** The column shows this many and links to the rest. */
const maxCards = 50

/** Open enquiries are listed longest wait first, the others newest first. */
export function useColumn(status: EnquiryStatus) {
  const order = status === 'new' || status === 'contacted' ? 'oldest' : 'newest'
  const filter: DeskSearch = { statuses: [status], order, limit: maxCards }
  return useQuery({ queryKey: [searchAddress, filter], queryFn: () => searchEnquiries(filter) })
}
