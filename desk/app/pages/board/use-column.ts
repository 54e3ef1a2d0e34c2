import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { DeskSearch } from '../../../../schemas/desk.ts'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import type { EnquiryPage, StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { searchAddress, searchEnquiries } from '../../search-enquiries.ts'

/** A column shows this many and links to the rest: fewer on a phone, where it is as long as its cards. Both have loaded the same. */
const maxCards = { phone: 6, wider: 50 }
const phone = matchMedia('(width < 40rem)')

function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      phone.addEventListener('change', onChange)
      return () => phone.removeEventListener('change', onChange)
    },
    () => phone.matches,
  )
}

/** Open enquiries are listed longest wait first, the others newest first. The card that arrived last is shown in any case. */
export function useColumn(status: EnquiryStatus, arrived: string | undefined) {
  const order = status === 'new' || status === 'contacted' ? 'oldest' : 'newest'
  const most = usePhone() ? maxCards.phone : maxCards.wider
  const filter: DeskSearch = { statuses: [status], order, limit: maxCards.wider }
  return useQuery({
    queryKey: [searchAddress, filter, arrived],
    queryFn: () => cardsWith(arrived, filter),
    select: (page) => ({ ...page, enquiries: shownFirst(page.enquiries, most, arrived) }),
    placeholderData: (before) => before,
    // What was cached before later moves would be shown in place of the column as it is.
    gcTime: 0,
  })
}

/** The first cards of a column, and the one that arrived. */
async function cardsWith(arrived: string | undefined, filter: DeskSearch): Promise<EnquiryPage> {
  const page = await searchEnquiries(filter)
  const isArrived = ({ reference }: StoredEnquiry) => reference === arrived
  if (!arrived || page.enquiries.some(isArrived)) return page
  const { enquiries } = await searchEnquiries({ ...filter, search: arrived })
  return { ...page, enquiries: [...page.enquiries, ...enquiries.filter(isArrived)] }
}

/** As many as are shown. The one that arrived comes before them if it is further down. */
function shownFirst(all: StoredEnquiry[], most: number, arrived: string | undefined): StoredEnquiry[] {
  const below = all.slice(most).filter(({ reference }) => reference === arrived)
  return [...below, ...all.slice(0, most)]
}
