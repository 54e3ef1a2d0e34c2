import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskFilter } from '../../../../../schemas/desk.ts'
import type { EnquiryPage, StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { read, write } from '../../../request.ts'

/** A short first page is there at once; who scrolls on gets longer ones. */
const lengthFrom = (offset: number) => (offset === 0 ? 40 : 200)

/** The enquiries that fit, page after page as they are scrolled to. A search is posted, so that no address holds it. */
export function useEnquiryList(question: DeskFilter, search: string) {
  const path = search === '' ? `/api/enquiries?${addressOf(question)}` : '/api/enquiries/search'
  const query = useInfiniteQuery<EnquiryPage, Error, InfiniteData<EnquiryPage>, readonly unknown[], number>({
    queryKey: search === '' ? [path] : [path, question, search],
    queryFn: async ({ pageParam: offset }) => {
      const limit = lengthFrom(offset)
      if (search === '') return read({ queryKey: [`${path}&offset=${offset}&limit=${limit}`] })
      const response = await write('POST', path, { ...question, search, offset, limit })
      return response.json()
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      last.enquiries.length === lengthFrom(offset) ? offset + last.enquiries.length : undefined,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const enquiries = useMemo(() => withoutDoubles(data?.pages ?? []), [data])
  return { query, enquiries, first: data?.pages[0] }
}

/** An enquiry that moved between two pages while they were fetched is on both. */
function withoutDoubles(pages: readonly EnquiryPage[]): StoredEnquiry[] {
  const byReference = new Map<string, StoredEnquiry>()
  for (const { enquiries } of pages)
    for (const enquiry of enquiries) byReference.set(enquiry.reference, enquiry)
  return [...byReference.values()]
}

function addressOf({ statuses, reasons, since, isOverdue, order = 'waiting' }: DeskFilter): URLSearchParams {
  return new URLSearchParams({
    ...(statuses && { status: statuses.join(',') }),
    ...(reasons && { reason: reasons.join(',') }),
    ...(since && { since }),
    ...(isOverdue && { overdue: 'yes' }),
    order,
  })
}
