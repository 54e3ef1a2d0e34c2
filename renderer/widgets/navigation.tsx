import { useEffect, useId, useRef, useState } from 'react'
import { CloseIcon, MenuIcon } from '../icons/index.ts'
import { holdPage } from './hold-page.ts'
import { NavigationAnchor } from './navigation-anchor.tsx'
import type { NavigationProps } from './navigation-links.ts'
import { PressButton } from './press-button.tsx'
import { TreatmentsMenu } from './treatments-menu.tsx'

/**
 * The site's navigation: a row of links with the Treatments menu on wide screens, one menu behind a button on narrow ones.
 * Which of the two applies is the style sheet's decision: the button is displayed or it is not.
 */
export function Navigation({
  label,
  open,
  close,
  before,
  treatments,
  after,
  book,
  newTab,
  current,
}: NavigationProps) {
  const [isOpen, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isCompact = () => toggle.current !== null && getComputedStyle(toggle.current).display !== 'none'

  useEffect(() => {
    if (!isOpen || !nav.current) return
    const release = holdPage(nav.current.closest('header') ?? nav.current)
    const listening = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const onResize = () => {
      if (toggle.current && getComputedStyle(toggle.current).display === 'none') setOpen(false)
    }
    document.addEventListener('keydown', onKey, { signal: listening.signal })
    window.addEventListener('resize', onResize, { signal: listening.signal })
    return () => {
      release()
      listening.abort()
    }
  }, [isOpen])

  const choose = () => setOpen(false)
  const link = (item: (typeof before)[number]) => (
    <li key={item.href}>
      <NavigationAnchor link={item} current={current} className="nav-link" onChoose={choose} />
    </li>
  )

  return (
    <nav ref={nav} className="nav" aria-label={label} data-open={isOpen || undefined}>
      <PressButton
        buttonRef={toggle}
        className="button button-icon nav-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={isOpen ? close : open}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </PressButton>
      <ul id={listId} className="nav-list">
        {before.map(link)}
        <TreatmentsMenu {...treatments} current={current} isCompact={isCompact} onChoose={choose} />
        {after.map(link)}
        <li className="nav-book">
          <a
            href={book.href}
            className="button button-primary"
            target="_blank"
            rel="noopener"
            onClick={choose}
          >
            {book.label}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
