import { type KeyboardEvent, useId } from 'react'
import { ChevronIcon } from '../../icons/index.ts'
import { type Link, NavigationLink } from './navigation-link.tsx'
import { useTreatmentsMenu } from './use-treatments-menu.ts'

export interface LinkGroup {
  label: string
  links: Link[]
}

interface TreatmentsMenuProps {
  label: string
  groups: LinkGroup[]
  current: string
  /** True while the navigation is a menu behind a button: then hover and blur do nothing. */
  isNarrow: () => boolean
  onChoose: () => void
}

/** The Treatments button and its panel of links, which opens by hover, click, Enter, Space or ArrowDown. */
export function TreatmentsMenu({ label, groups, current, isNarrow, onChoose }: TreatmentsMenuProps) {
  const menu = useTreatmentsMenu(isNarrow)
  const id = useId()
  const choose = () => {
    menu.close()
    onChoose()
  }
  const isCurrent = groups.some(({ links }) => links.some(({ href }) => href === current))
  return (
    <li
      {...menu.itemProps}
      className="treatments-menu"
      data-open={menu.isOpen || undefined}
      suppressHydrationWarning
    >
      <button
        type="button"
        {...menu.buttonProps}
        className="nav-link"
        aria-current={isCurrent ? 'true' : undefined}
        suppressHydrationWarning
      >
        {label}
        <ChevronIcon />
      </button>
      <div {...menu.panelProps} className="menu-sheet">
        <div className="menu-groups">
          {groups.map((group, index) => (
            <div key={group.label}>
              <p id={`${id}-${index}`}>{group.label}</p>
              <ul aria-labelledby={`${id}-${index}`}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <NavigationLink
                      link={link}
                      current={current}
                      onChoose={choose}
                      onKeyDown={onLinkKeyDown}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </li>
  )
}

/** ArrowDown and ArrowUp move between the links. */
function onLinkKeyDown(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...(event.currentTarget.closest('.menu-sheet')?.querySelectorAll('a') ?? [])]
  const next = links.indexOf(event.currentTarget) + step
  links.at(next % links.length)?.focus()
  event.preventDefault()
}
