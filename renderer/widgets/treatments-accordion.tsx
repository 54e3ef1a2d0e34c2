import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDisclosureGroupState } from 'react-stately/useDisclosureGroupState'
import { addressedId, whenAddressed } from '../islands/addressed-id.ts'
import { AccordionRow, type AccordionRowProps } from './accordion-row.tsx'

export interface TreatmentsAccordionProps {
  items: AccordionRowProps['item'][]
  /** The link to a treatment's page. */
  more: string
}

/**
 * Treatments with their prices, at most one open. Everything is shown where the script does not run. Closed text stays
 * findable by the browser's own search, and an address with a row's id opens that row.
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
    const openAddressed = () => {
      const id = addressedId()
      if (items.some((item) => item.id === id)) setExpandedKeys(new Set([id]))
    }
    return whenAddressed(openAddressed)
  }, [items, setExpandedKeys])

  return (
    <div ref={root} className="accordion" data-collapses="" suppressHydrationWarning>
      {items.map((item) => (
        <AccordionRow key={item.id} item={item} more={more} group={group} />
      ))}
    </div>
  )
}
