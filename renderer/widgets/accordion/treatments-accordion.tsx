import { useLayoutEffect, useRef, useState } from 'react'
import { AccordionRow, type AccordionRowProps } from './accordion-row.tsx'

export interface TreatmentsAccordionProps {
  items: AccordionRowProps['item'][]
  /** Text of the link to a treatment's page. */
  more: string
}

/**
 * Treatments with their prices; at most one row is open. Without script all rows are. The browser's search finds the text of
 * closed rows, and an address with a row's id opens that row: see collapse.ts.
 */
export function TreatmentsAccordion({ items, more }: TreatmentsAccordionProps) {
  const [openRow, setOpenRow] = useState<string>()
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    setOpenRow(root.current?.querySelector('[aria-expanded="true"]')?.closest('.accordion-item')?.id)
  }, [])

  return (
    <div ref={root} className="accordion">
      {items.map((item) => (
        <AccordionRow
          key={item.id}
          item={item}
          more={more}
          isExpanded={item.id === openRow}
          onOpen={setOpenRow}
        />
      ))}
    </div>
  )
}
