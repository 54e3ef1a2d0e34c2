import { type RefObject, useEffect, useMemo } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { EnquiryRow } from './enquiry-row.tsx'

export interface EnquiryGridProps {
  ref: RefObject<HTMLDivElement | null>
  enquiries: StoredEnquiry[]
  current: string | undefined
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  onOpen: (reference: string) => void
  /** Fetches the next page; absent when there is none. */
  onMore: (() => void) | undefined
  isLoadingMore: boolean
}

/** In rem, so that rows grow with the browser's text size. */
const rowRem = 3.875

/** The enquiries in a virtualised list. */
export function EnquiryGrid(props: EnquiryGridProps) {
  const { ref, enquiries, current, selected, onSelect, onOpen, onMore, isLoadingMore } = props
  const rowHeight = useMemo(
    () => rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    [],
  )
  const index = enquiries.findIndex(({ reference }) => reference === current)
  useEffect(() => {
    if (ref.current && index >= 0) scrollIntoView(ref.current, index * rowHeight, rowHeight)
  }, [ref, index, rowHeight])
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
        <Collection items={enquiries}>
          {(enquiry) => (
            <GridListItem id={enquiry.reference} textValue={enquiry.name}>
              <EnquiryRow enquiry={enquiry} />
            </GridListItem>
          )}
        </Collection>
        {onMore && (
          <GridListLoadMoreItem onLoadMore={onMore} isLoading={isLoadingMore}>
            <span className="row-more">Loading more</span>
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
