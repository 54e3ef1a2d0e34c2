import { errorSentence } from '../../../error-sentence.ts'
import { Skeleton } from '../../../parts/skeleton.tsx'
import { EnquiryGrid, type EnquiryGridProps } from './enquiry-grid.tsx'
import type { useEnquiryList } from './use-enquiry-list.ts'

interface FoundListProps
  extends Pick<EnquiryGridProps, 'ref' | 'current' | 'selected' | 'onSelect' | 'onOpen'> {
  list: ReturnType<typeof useEnquiryList>
  /** Whether a filter or a search leaves some out. */
  isChosen: boolean
  /** Shows all again. */
  onClear: () => void
}

/** What was found, how far the search is, or why it failed. */
export function FoundList({ list, isChosen, onClear, ...grid }: FoundListProps) {
  const { query, enquiries, first } = list
  const { error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  return (
    <>
      {error && (
        <div className="problem" role="alert">
          <p>{errorSentence(error)}</p>
          <button type="button" className="button" onClick={() => void refetch()}>
            Try again
          </button>
        </div>
      )}
      {isPending && !error && <Skeleton lines={8} label="Loading enquiries" />}
      {first && (
        <p className="row-more count" aria-live="polite">
          {countWords(first)}
        </p>
      )}
      {first && enquiries.length === 0 && <NothingFound isChosen={isChosen} onClear={onClear} />}
      {enquiries.length > 0 && (
        <EnquiryGrid
          {...grid}
          enquiries={enquiries}
          onMore={hasNextPage ? () => void (isFetchingNextPage || fetchNextPage()) : undefined}
          isLoadingMore={isFetchingNextPage}
        />
      )}
    </>
  )
}

function countWords({
  total,
  isMore,
  restricted,
}: {
  total: number
  isMore: boolean
  restricted: number
}): string {
  const found =
    total === 1 ? '1 enquiry' : `${isMore ? 'over ' : ''}${total.toLocaleString('en-GB')} enquiries`
  return restricted === 0 ? found : `${found}, and ${restricted} only kept, which no list shows`
}

function NothingFound({ isChosen, onClear }: { isChosen: boolean; onClear: () => void }) {
  if (!isChosen) return <p className="lead">There is no enquiry yet. The first one appears here by itself.</p>
  return (
    <div className="nothing">
      <p className="lead">No enquiry fits.</p>
      <p>A search finds parts of names, addresses, numbers, messages and notes.</p>
      <button type="button" className="button" onClick={onClear}>
        Show all
      </button>
    </div>
  )
}
