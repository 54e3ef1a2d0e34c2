import { type KeyboardEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { singleKeys } from '../../keys/single-keys.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { focusWhenShown } from '../../parts/focus-when-shown.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { scrollFocusedIntoView } from '../../parts/scroll-focused-into-view.ts'
import { useNow } from '../../parts/use-now.ts'
import { EnquiryDetail } from './detail/enquiry-detail.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { filterParams, isFilterSet, readFilter, serverFilter } from './list/filter.ts'
import { FilterBar } from './list/filter-bar.tsx'
import { ResultList } from './list/result-list.tsx'
import { useEnquiryList } from './list/use-enquiry-list.ts'
import { useSelection } from './list/use-selection.ts'
import { useDebounced } from './use-debounced.ts'
import { noMoves, useEnquiryKeys } from './use-enquiry-keys.ts'
import { focusedRow, useOpened } from './use-opened.ts'

/** The list on the left and one enquiry on the right; on a narrow screen one at a time. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const filter = readFilter(params)
  const now = useNow()
  const list = useEnquiryList(serverFilter(filter, useDebounced(search.trim()), now))
  const searchField = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const { reference, last, isListed, open, openNext, next, previous, setSearchRequested } = useOpened(list)
  const selection = useSelection(list)
  const { selected, select, toggle, problem } = selection
  const hasSelection = selected.size > 0
  const showsBulk = hasSelection || problem !== undefined
  const back = () => {
    setSearchRequested(false)
    if (showsBulk) return select(new Set())
    if (reference) open(undefined)
    else grid.current?.focus()
  }
  // Synchronously, so that a second choice builds on the first.
  const choose = (next: URLSearchParams) => setParams(next, { replace: true, flushSync: true })
  const showAll = () => {
    setSearch('')
    choose(new URLSearchParams())
    focusWhenShown('.enquiry-grid [role=row]')
  }
  const areKeysOn = singleKeys.use()
  useKeys({
    j: next,
    k: previous,
    x: () => {
      const row = focusedRow() ?? (isListed ? reference : undefined)
      if (row) toggle(row)
    },
    Enter: reference ? undefined : next,
    Escape: back,
    '/': () => {
      setSearchRequested(true)
      if (searchField.current?.checkVisibility()) searchField.current.focus()
      else void open(undefined)
    },
  })
  // While rows are selected, React Aria leaves Enter unused on the others.
  const openRow = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && hasSelection && target instanceof Element && target.role === 'row')
      void open(focusedRow())
  }
  useEnquiryKeys(undefined, reference || hasSelection ? {} : { ...noMoves, n: undefined, r: undefined })
  return (
    <>
      <PageTitle name="Enquiries" />
      <h1 className="sr-only" tabIndex={-1} data-takes-focus>
        Enquiries
      </h1>
      <div className="enquiries" data-detail={reference !== undefined || undefined}>
        <section
          className="list-side"
          aria-label="List"
          onFocus={scrollFocusedIntoView('[role=row]')}
          onKeyDownCapture={openRow}
        >
          <FilterBar
            filter={filter}
            onFilter={(next) => choose(filterParams(next))}
            search={search}
            onSearch={setSearch}
            searchField={searchField}
          />
          <ResultList
            list={list}
            isFiltered={isFilterSet(filter) || search !== ''}
            onClear={showAll}
            ref={grid}
            isRingBacks={filter.isRingBack || filter.order === 'ringBack'}
            current={last}
            selected={selected}
            onSelect={select}
            onOpen={open}
          />
        </section>
        <div className="detail-side">
          {showsBulk && <BulkBar selection={selection} />}
          {reference ? (
            <EnquiryDetail
              key={reference}
              reference={reference}
              hasKeys={areKeysOn && !hasSelection}
              onBack={() => open(undefined)}
              onDone={openNext}
            />
          ) : (
            list.enquiries.length > 0 && (
              <p className="lead choose">
                Choose an enquiry{areKeysOn && <span className="key-hint">, or press j</span>}.
              </p>
            )
          )}
        </div>
      </div>
    </>
  )
}
