import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDisclosureGroupState } from 'react-stately/useDisclosureGroupState'
import { AccordionRow, type AccordionRowProps } from './accordion-row.tsx'
import { hashId, onHashLink } from './address-hash.ts'

export interface TreatmentsAccordionProps {
  items: AccordionRowProps['item'][]
  /** Text of the link to a treatment's page. */
  more: string
}

/**
 * Treatments with their prices; at most one row is open. Without script all rows are. The browser's search finds the text of
 * closed rows, and an address with a row's id opens that row.
 */
export function TreatmentsAccordion({ items, more }: TreatmentsAccordionProps) {
  const group = useDisclosureGroupState({})
  const root = useRef<HTMLDivElement>(null)
  const { setExpandedKeys } = group

  useLayoutEffect(() => {
    const open = root.current?.querySelector('.accordion-item[data-expanded]')
    if (open) setExpandedKeys(new Set([open.id]))
  }, [setExpandedKeys])

  useEffect(() => {
    return onHashLink(() => {
      const id = hashId()
      if (items.some((item) => item.id === id)) setExpandedKeys(new Set([id]))
    })
  }, [items, setExpandedKeys])

  return (
    <div ref={root} className="accordion" data-collapses="" suppressHydrationWarning>
      {items.map((item) => (
        <AccordionRow key={item.id} item={item} more={more} group={group} />
      ))}
    </div>
  )
}
