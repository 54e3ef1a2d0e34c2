import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useKeys } from '../../keys/use-keys.ts'
import { EnquiryDetail } from './detail/enquiry-detail.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { filterIn, questionOf } from './list/filter.ts'
import { ListPane } from './list/list-pane.tsx'
import { useEnquiryList } from './list/use-enquiry-list.ts'
import { useSelection } from './list/use-selection.ts'
import { neighbour, nextAfter } from './next-enquiry.ts'
import { useSettled } from './use-settled.ts'

/** The list left and one enquiry right; on a narrow screen one after the other. */
export function EnquiriesPage() {
  const { reference } = useParams()
  const [address, setAddress] = useSearchParams()
  const [search, setSearch] = useState('')
  const sought = useSettled(search.trim())
  const question = useMemo(() => questionOf(filterIn(address), new Date()), [address])
  const list = useEnquiryList(question, sought)
  const enquiries = useDeferredValue(list.enquiries)
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
      <div className="list-side">
        <ListPane
          list={{ ...list, enquiries }}
          address={address}
          onAddress={(next) => setAddress(next, { replace: true })}
          search={search}
          onSearch={setSearch}
          searchField={searchField}
          grid={grid}
          current={reference}
          selected={selected}
          onSelect={select}
          onOpen={open}
        />
      </div>
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
