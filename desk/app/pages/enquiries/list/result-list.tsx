import { counted, withCommas } from '../../../../../schemas/counted.ts'
import type { EnquiryPage } from '../../../../../schemas/stored-enquiry.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { EnquiryGrid, type EnquiryGridProps } from './enquiry-grid.tsx'
import type { useEnquiryList } from './use-enquiry-list.ts'

interface ResultListProps
  extends Pick<EnquiryGridProps, 'ref' | 'isRingBacks' | 'current' | 'selected' | 'onSelect' | 'onOpen'> {
  list: ReturnType<typeof useEnquiryList>
  /** Whether a filter or a search is set. */
  isFiltered: boolean
  /** Clears both. */
  onClear: () => void
}

/** The enquiries found, or the state of loading or failure. */
export function ResultList({ list, isFiltered, onClear, ...grid }: ResultListProps) {
  const { query, enquiries, first } = list
  const { error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query
  // Not while changes are fetched: asking for more would cancel that, and they would not be shown.
  const canLoad = hasNextPage && (isFetchingNextPage || !isFetching)
  return (
    <Loaded query={{ data: first, error, refetch }} label="Loading enquiries" lines={8}>
      {(page) => (
        <>
          <p className="muted" aria-live="polite">
            {countWords(page)}
          </p>
          {enquiries.length === 0 ? (
            <NothingFound isFiltered={isFiltered} onClear={onClear} />
          ) : (
            <EnquiryGrid
              {...grid}
              enquiries={enquiries}
              onMore={canLoad ? () => void (isFetchingNextPage || fetchNextPage()) : undefined}
              isLoadingMore={isFetchingNextPage}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

function countWords({ total, isMore, restricted }: EnquiryPage): string {
  const found = `${isMore ? 'over ' : ''}${counted(total, 'enquiry', 'enquiries')}`
  return restricted === 0
    ? found
    : `${found}, and ${withCommas(restricted)} restricted and not listed: see Privacy`
}

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return <p className="lead">There are no enquiries yet. New ones appear here by themselves.</p>
  return (
    <div className="nothing">
      <p className="lead">No enquiry matches.</p>
      <p>A search finds parts of names, addresses, numbers, messages and notes.</p>
      <button type="button" className="button" onClick={onClear}>
        Show all
      </button>
    </div>
  )
}
