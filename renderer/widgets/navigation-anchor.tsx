import type { KeyboardEventHandler } from 'react'
import type { NavigationLink } from './navigation-links.ts'

/** One link of the navigation, marked when it leads to the page being shown. */
export function NavigationAnchor({ link, current, className, onChoose, onKeyDown }: NavigationAnchorProps) {
  return (
    <a
      href={link.href}
      className={className}
      aria-current={link.href === current ? 'page' : undefined}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {link.label}
    </a>
  )
}

interface NavigationAnchorProps {
  link: NavigationLink
  current: string
  className: string
  onChoose: () => void
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>
}
