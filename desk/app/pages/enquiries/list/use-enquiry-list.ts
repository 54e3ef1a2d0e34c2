import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskFilter } from '../../../../../schemas/desk.ts'
import type { EnquiryPage, StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { read, send } from '../../../request.ts'

/** The first page is short, so that it appears at once. */
const lengthFrom = (offset: number) => (offset === 0 ? 40 : 200)

/** The matching enquiries, loaded page by page. A search is posted, so that its text is in no address. */
export function useEnquiryList(filter: DeskFilter, search: string) {
  const path = search === '' ? `/api/enquiries?${queryOf(filter)}` : '/api/enquiries/search'
  const query = useInfiniteQuery<EnquiryPage, Error, InfiniteData<EnquiryPage>, readonly unknown[], number>({
    queryKey: search === '' ? [path] : [path, filter, search],
    queryFn: async ({ pageParam: offset }) => {
      const limit = lengthFrom(offset)
      if (search === '') return read({ queryKey: [`${path}&offset=${offset}&limit=${limit}`] })
      const response = await send('POST', path, { ...filter, search, offset, limit })
      return response.json()
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      last.enquiries.length === lengthFrom(offset) ? offset + last.enquiries.length : undefined,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const enquiries = useMemo(() => withoutDuplicates(data?.pages ?? []), [data])
  return { query, enquiries, first: data?.pages[0] }
}

/** An enquiry that moved while the pages were fetched is on two of them. */
function withoutDuplicates(pages: readonly EnquiryPage[]): StoredEnquiry[] {
  const byReference = new Map<string, StoredEnquiry>()
  for (const { enquiries } of pages)
    for (const enquiry of enquiries) byReference.set(enquiry.reference, enquiry)
  return [...byReference.values()]
}

function queryOf({
  statuses,
  reasons,
  since,
  isOverdue,
  isRingBack,
  order = 'waiting',
}: DeskFilter): URLSearchParams {
  return new URLSearchParams({
    ...(statuses && { status: statuses.join(',') }),
    ...(reasons && { reason: reasons.join(',') }),
    ...(since && { since }),
    ...(isOverdue && { overdue: 'yes' }),
    ...(isRingBack && { ringBack: 'yes' }),
    order,
  })
}
