import { useMemo, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useKeys } from '../../keys/use-keys.ts'
import { EnquiryDetail } from './detail/enquiry-detail.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { addressOf, filterIn, isAnyFilter, questionOf } from './list/filter.ts'
import { FilterBar } from './list/filter-bar.tsx'
import { FoundList } from './list/found-list.tsx'
import { useEnquiryList } from './list/use-enquiry-list.ts'
import { useFilterAddress } from './list/use-filter-address.ts'
import { useSelection } from './list/use-selection.ts'
import { neighbour, nextAfter } from './next-enquiry.ts'
import { useSettled } from './use-settled.ts'

/** The list left and one enquiry right; on a narrow screen one after the other. */
export function EnquiriesPage() {
  const { reference } = useParams()
  const [address, setAddress] = useFilterAddress()
  const [search, setSearch] = useState('')
  const sought = useSettled(search.trim())
  const filter = useMemo(() => filterIn(address), [address])
  const question = useMemo(() => questionOf(filter, new Date()), [filter])
  const list = useEnquiryList(question, sought)
  const searchField = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const open = (next: string | undefined) =>
    void navigate({ pathname: next ? `/enquiries/${next}` : '/enquiries', search: address.toString() })
  const selection = useSelection(list.enquiries)
  const { selected, select, toggle, act, problem } = selection
  const step = (by: 1 | -1) => () => {
    const next = neighbour(list.enquiries, reference, by)
    if (next) open(next)
  }
  const back = () => {
    if (selected.size > 0) return select(new Set())
    if (reference) open(undefined)
    grid.current?.focus()
  }
  const showAll = () => {
    setSearch('')
    setAddress(new URLSearchParams())
  }
  const hasSelection = selected.size > 0
  useKeys({
    j: step(1),
    k: step(-1),
    x: reference ? () => toggle(reference) : undefined,
    Enter: reference ? undefined : step(1),
    Escape: back,
    '/': () => {
      if (searchField.current?.checkVisibility() === false) open(undefined)
      requestAnimationFrame(() => searchField.current?.focus())
    },
  })
  return (
    <div className="enquiries" data-detail={reference !== undefined || undefined}>
      <section className="list-side" aria-label="List">
        <FilterBar
          filter={filter}
          onFilter={(next) => setAddress(addressOf(next))}
          search={search}
          onSearch={setSearch}
          searchField={searchField}
        />
        <FoundList
          list={list}
          isChosen={isAnyFilter(filter) || search !== ''}
          onClear={showAll}
          ref={grid}
          current={reference}
          selected={selected}
          onSelect={select}
          onOpen={open}
        />
      </section>
      <div className="detail-side">
        {hasSelection && (
          <BulkBar
            count={selected.size}
            problem={problem}
            onAct={(to) => void act(to)}
            onClear={() => select(new Set())}
          />
        )}
        {reference ? (
          <EnquiryDetail
            key={reference}
            reference={reference}
            hasKeys={!hasSelection}
            onBack={back}
            onDone={() => open(nextAfter(list.enquiries, reference, new Set([reference])))}
          />
        ) : (
          <p className="lead choose">Choose an enquiry, or press j for the first.</p>
        )}
      </div>
    </div>
  )
}
