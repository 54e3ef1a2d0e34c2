import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskEnquiry, DeskFilter, DeskPage } from '../../../../../schemas/desk.ts'
import { read, write } from '../../../request.ts'

const pageLength = 100

/** The enquiries that fit, page after page as they are scrolled to. A search is posted, so that no address holds it. */
export function useEnquiryList(question: DeskFilter, search: string) {
  const path = search === '' ? `/api/enquiries?${addressOf(question)}` : '/api/enquiries/search'
  const query = useInfiniteQuery<DeskPage, Error, InfiniteData<DeskPage>, readonly unknown[], number>({
    queryKey: search === '' ? [path] : [path, question, search],
    queryFn: async ({ pageParam: offset }) => {
      if (search === '') return read({ queryKey: [`${path}&offset=${offset}&limit=${pageLength}`] })
      const response = await write('POST', path, { ...question, search, offset, limit: pageLength })
      return response.json()
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => {
      const loaded = pages.reduce((count, { enquiries }) => count + enquiries.length, 0)
      return pages.at(-1)?.enquiries.length === pageLength ? loaded : undefined
    },
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const enquiries = useMemo(() => withoutDoubles(data?.pages ?? []), [data])
  return { query, enquiries, first: data?.pages[0] }
}

/** One that moved between two pages while they were fetched stands in both. */
function withoutDoubles(pages: readonly DeskPage[]): DeskEnquiry[] {
  const byReference = new Map<string, DeskEnquiry>()
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
