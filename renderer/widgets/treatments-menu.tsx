import { type KeyboardEvent, useId } from 'react'
import { ChevronIcon } from '../icons/index.ts'
import { NavigationAnchor } from './navigation-anchor.tsx'
import type { NavigationGroup } from './navigation-links.ts'
import { PressButton } from './press-button.tsx'
import { useTreatmentsMenu } from './use-treatments-menu.ts'

export interface TreatmentsMenuProps {
  label: string
  groups: NavigationGroup[]
  current: string
  /** True while the navigation is one menu behind a button: then nothing opens by hover or closes by leaving. */
  isCompact: () => boolean
  onChoose: () => void
}

/** The Treatments entry: a disclosure that opens by hover, click, Enter, Space or ArrowDown and lists every treatment by group. */
export function TreatmentsMenu({ label, groups, current, isCompact, onChoose }: TreatmentsMenuProps) {
  const menu = useTreatmentsMenu(isCompact)
  const id = useId()
  const choose = () => {
    menu.close()
    onChoose()
  }
  const isHere = groups.some(({ links }) => links.some(({ href }) => href === current))
  return (
    <li {...menu.itemProps} className="treatments-menu" data-open={menu.isOpen || undefined}>
      <PressButton {...menu.buttonProps} className="nav-link" aria-current={isHere ? 'true' : undefined}>
        {label}
        <ChevronIcon />
      </PressButton>
      <div {...menu.panelProps} className="menu-sheet">
        <div className="menu-groups">
          {groups.map((group, index) => (
            <div key={group.label}>
              <p id={`${id}-${index}`} className="menu-group-title">
                {group.label}
              </p>
              <ul aria-labelledby={`${id}-${index}`}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <NavigationAnchor
                      link={link}
                      current={current}
                      className="menu-link"
                      onChoose={choose}
                      onKeyDown={moveBetweenLinks}
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

/** ArrowDown and ArrowUp step through the links, beside Tab. */
function moveBetweenLinks(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...(event.currentTarget.closest('.menu-sheet')?.querySelectorAll('a') ?? [])]
  const next = links.indexOf(event.currentTarget) + step
  links.at(next % links.length)?.focus()
  event.preventDefault()
}
