import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { CloseIcon, MenuIcon } from '../../icons/index.ts'
import { lockPage } from './lock-page.ts'
import { type Link, NavigationLink } from './navigation-link.tsx'
import { type LinkGroup, TreatmentsMenu } from './treatments-menu.tsx'

export interface NavigationProps {
  words: {
    /** Name of the landmark, such as "Main". */
    label: string
    /** Names of the button that opens and closes the menu on narrow screens. */
    open: string
    close: string
    /** Added to the name of links that open a new tab. */
    newTab: string
  }
  before: Link[]
  treatments: { label: string; groups: LinkGroup[] }
  after: Link[]
  book: Link
  /** Path of the current page, as the links write it. */
  current: string
}

/**
 * A row of links with the Treatments menu on wide screens, a menu behind a button on narrow ones. The stylesheet decides
 * which of the two applies, by displaying the button or not.
 */
export function Navigation({ words, before, treatments, after, book, current }: NavigationProps) {
  const [isOpen, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isNarrow = () => toggle.current !== null && getComputedStyle(toggle.current).display !== 'none'

  useLayoutEffect(() => setOpen(nav.current?.dataset.open !== undefined), [])
  useEffect(() => {
    if (!isOpen) return
    lockPage(true)
    const listening = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus({ preventScroll: true })
    }
    const onResize = () => {
      if (!isNarrow()) setOpen(false)
    }
    document.addEventListener('keydown', onKey, { signal: listening.signal })
    window.addEventListener('resize', onResize, { signal: listening.signal })
    return () => {
      lockPage(false)
      listening.abort()
    }
  }, [isOpen])

  const choose = () => setOpen(false)
  const link = (item: Link) => (
    <li key={item.href}>
      <NavigationLink link={item} current={current} className="nav-link" onChoose={choose} />
    </li>
  )

  return (
    <nav
      ref={nav}
      className="nav"
      aria-label={words.label}
      data-open={isOpen || undefined}
      suppressHydrationWarning
    >
      <button
        type="button"
        ref={toggle}
        className="button button-icon nav-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        suppressHydrationWarning
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon label={words.open} />
        <CloseIcon label={words.close} />
      </button>
      <ul id={listId} className="nav-list">
        {before.map(link)}
        <TreatmentsMenu {...treatments} current={current} isNarrow={isNarrow} onChoose={choose} />
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
            <span className="visually-hidden">{` ${words.newTab}`}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
