import { type RefObject, useMemo } from 'react'
import { errorSentence } from '../../../error-sentence.ts'
import { Skeleton } from '../../../parts/skeleton.tsx'
import { EnquiryGrid } from './enquiry-grid.tsx'
import { addressOf, filterIn, isAnyFilter, type ListFilter } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import type { useEnquiryList } from './use-enquiry-list.ts'

interface ListPaneProps {
  list: ReturnType<typeof useEnquiryList>
  address: URLSearchParams
  onAddress: (address: URLSearchParams) => void
  search: string
  onSearch: (search: string) => void
  searchField: RefObject<HTMLInputElement | null>
  grid: RefObject<HTMLDivElement | null>
  current: string | undefined
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  onOpen: (reference: string) => void
}

/** The list with what chooses it. */
export function ListPane(props: ListPaneProps) {
  const {
    list,
    address,
    onAddress,
    search,
    onSearch,
    searchField,
    grid,
    current,
    selected,
    onSelect,
    onOpen,
  } = props
  const filter = useMemo(() => filterIn(address), [address])
  const { query, enquiries, first } = list
  const { error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const clear = () => {
    onSearch('')
    onAddress(new URLSearchParams())
  }
  return (
    <section className="list-pane" aria-label="List">
      <FilterBar
        filter={filter}
        onFilter={(next: ListFilter) => onAddress(addressOf(next))}
        search={search}
        onSearch={onSearch}
        searchField={searchField}
      />
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
      {first && enquiries.length === 0 && (
        <NothingFound isChosen={isAnyFilter(filter) || search !== ''} onClear={clear} />
      )}
      {enquiries.length > 0 && (
        <EnquiryGrid
          ref={grid}
          enquiries={enquiries}
          current={current}
          selected={selected}
          onSelect={onSelect}
          onOpen={onOpen}
          onMore={hasNextPage ? () => void (isFetchingNextPage || fetchNextPage()) : undefined}
          isLoadingMore={isFetchingNextPage}
        />
      )}
    </section>
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
