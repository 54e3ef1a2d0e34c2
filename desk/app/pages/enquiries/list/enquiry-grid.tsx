import { type RefObject, useEffect, useRef } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { useNow } from '../../../parts/use-now.ts'
import { rowWords } from '../../../parts/waiting-words.ts'
import { useReference } from '../use-opened.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { useListSize } from './use-list-size.ts'

export interface EnquiryGridProps {
  ref: RefObject<HTMLDivElement | null>
  enquiries: StoredEnquiry[]
  /** Whether this is the list of ring-backs. */
  isRingBacks: boolean
  /** The enquiry that is open or was opened last. The list scrolls to its row. */
  current: string | undefined
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  onOpen: (reference: string) => void
  /** Loads the next page; absent when there is none. */
  onMore: (() => void) | undefined
  isLoadingMore: boolean
}

/** The enquiries in a virtualised list. */
export function EnquiryGrid(props: EnquiryGridProps) {
  const { ref, enquiries, isRingBacks, current, selected, onSelect, onOpen, onMore, isLoadingMore } = props
  const { height, rowHeight } = useListSize(ref)
  const now = useNow()
  const open = useReference()
  const index = enquiries.findIndex(({ reference }) => reference === current)
  const scrolled = useRef('')
  useEffect(() => {
    // On a narrow screen the list is hidden, with no height, while an enquiry is open.
    const isShown = height > 0
    // Not when rows above it come and go, or the filters open: somebody may be reading further down.
    const place = [current, rowHeight, isShown].join()
    if (!ref.current || index < 0 || place === scrolled.current) return
    scrolled.current = place
    if (isShown) scrollIntoView(ref.current, index * rowHeight, rowHeight)
  }, [ref, index, current, rowHeight, height])
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, loaderHeight: rowHeight }}>
      <GridList
        ref={ref}
        aria-label="Enquiries"
        data-takes-focus
        className="enquiry-grid"
        selectionMode="multiple"
        selectionBehavior="toggle"
        disallowTypeAhead
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect(
            new Set(keys === 'all' ? enquiries.map(({ reference }) => reference) : [...keys].map(String)),
          )
        }
        onAction={(key) => onOpen(String(key))}
      >
        <Collection items={enquiries} dependencies={[now, open, isRingBacks]}>
          {(enquiry) => {
            const isOpen = enquiry.reference === open
            return (
              <GridListItem
                id={enquiry.reference}
                textValue={rowWords(enquiry, now, isRingBacks) + (isOpen ? ', open' : '')}
              >
                <EnquiryRow enquiry={enquiry} now={now} isOpen={isOpen} isRingBacks={isRingBacks} />
              </GridListItem>
            )
          }}
        </Collection>
        {onMore && (
          <GridListLoadMoreItem onLoadMore={onMore} isLoading={isLoadingMore}>
            <span className="muted">Loading more</span>
          </GridListLoadMoreItem>
        )}
      </GridList>
    </Virtualizer>
  )
}

function scrollIntoView(list: HTMLElement, top: number, height: number): void {
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight
}
