import { useRef } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { useDisclosure } from 'react-aria/useDisclosure'
import type { DisclosureGroupState } from 'react-stately/useDisclosureGroupState'
import { PressButton } from '../shared/press-button.tsx'

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
  group: DisclosureGroupState
}

/** One row of the accordion. Opening it closes the others. */
export function AccordionRow({ item, more, group }: AccordionRowProps) {
  const { id, name, price, description, href } = item
  const panel = useRef<HTMLDivElement>(null)
  const isServerHtml = useIsSSR()
  const isExpanded = group.expandedKeys.has(id)
  const set = (open: boolean) => group.setExpandedKeys(new Set(open ? [id] : []))
  const state = {
    isExpanded,
    setExpanded: set,
    expand: () => set(true),
    collapse: () => set(false),
    toggle: () => group.toggleKey(id),
  }
  const { buttonProps, panelProps } = useDisclosure({}, state, panel)
  return (
    <div className="accordion-item" id={id} data-expanded={isExpanded || undefined} suppressHydrationWarning>
      <h3 className="accordion-heading">
        <PressButton
          {...buttonProps}
          className="accordion-trigger"
          suppressHydrationWarning
          aria-expanded={isServerHtml ? undefined : isExpanded}
        >
          <span className="accordion-name">{name}</span> <span className="accordion-leader" />
          <span className="accordion-price">{price}</span>
          <span className="accordion-mark" />
        </PressButton>
      </h3>
      <div
        {...panelProps}
        ref={panel}
        className="accordion-panel"
        hidden={undefined}
        aria-hidden={undefined}
        suppressHydrationWarning
      >
        <p>{description}</p>
        <a className="text-link" href={href}>
          {more}
          <span className="visually-hidden">: {name}</span>
        </a>
      </div>
    </div>
  )
}
