import { memo } from 'react'
import { useQuickDisclosure } from '../shared/use-quick-disclosure.ts'

export interface AccordionRowProps {
  item: {
    /** Also the row's id in the page, for links to it. */
    id: string
    name: string
    /** As shown: "from £250". */
    price: string
    description: string
    href: string
  }
  more: string
  isExpanded: boolean
  /** Opens the row with this id, or closes every row. */
  onOpen: (id: string | undefined) => void
}

/** Without script nothing opens a row, so the built button has no state and is disabled: see collapse.ts. */
const isServer = typeof document === 'undefined'

/** One row of the accordion. Opening it closes the others. A press renders only the rows that it changes. */
export const AccordionRow = memo(({ item, more, isExpanded, onOpen }: AccordionRowProps) => {
  const { id, name, price, description, href } = item
  const disclosure = useQuickDisclosure(isExpanded, () => onOpen(id))
  return (
    <div className="accordion-item" id={id}>
      <h3>
        <button
          type="button"
          {...disclosure.button}
          className="accordion-trigger"
          aria-expanded={isServer ? undefined : isExpanded}
          disabled={isServer}
          suppressHydrationWarning
          onClick={({ currentTarget }) => {
            keepPlace(currentTarget)
            onOpen(isExpanded ? undefined : id)
          }}
        >
          <span className="accordion-name">{name}</span> <span className="accordion-price">{price}</span>
          <span className="accordion-mark" />
        </button>
      </h3>
      <div {...disclosure.panel} className="accordion-panel" suppressHydrationWarning>
        <p>{description}</p>
        <a className="text-link" href={href}>
          {more}
          <span className="visually-hidden">{`: ${name}`}</span>
        </a>
      </div>
    </div>
  )
})

/**
 * Scrolls by as much as the change that follows moves an element, so that a row closing above does not push it out of the window.
 * The observer is called between layout and paint, so that the browser lays the page out once.
 */
function keepPlace(element: Element): void {
  const top = () => element.getBoundingClientRect().top
  const before = top()
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    scrollBy(0, top() - before)
  })
  observer.observe(element)
}
