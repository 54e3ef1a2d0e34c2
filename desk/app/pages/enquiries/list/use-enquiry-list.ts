import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type DeskFilter, maxPageSize } from '../../../../../schemas/desk.ts'
import type { EnquiryPage, StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { searchAddress, searchEnquiries } from '../../../search-enquiries.ts'

/** The first page is short, so that it appears at once. */
const lengthFrom = (offset: number) => (offset === 0 ? 40 : maxPageSize)

/** The matching enquiries, loaded page by page. */
export function useEnquiryList(filter: DeskFilter) {
  const query = useInfiniteQuery({
    queryKey: [searchAddress, filter],
    queryFn: ({ pageParam: offset }) => searchEnquiries({ ...filter, offset, limit: lengthFrom(offset) }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      last.enquiries.length === lengthFrom(offset) ? offset + last.enquiries.length : undefined,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const enquiries = useMemo(() => withoutDuplicates(data?.pages ?? []), [data])
  return { filter, query, enquiries, first: data?.pages[0] }
}

/** An enquiry that moved while the pages were being fetched can be on two of them. */
function withoutDuplicates(pages: readonly EnquiryPage[]): StoredEnquiry[] {
  const all = pages.flatMap(({ enquiries }) => enquiries)
  return [...new Map(all.map((enquiry) => [enquiry.reference, enquiry])).values()]
}
