import type { KeyboardEventHandler } from 'react'

export interface Link {
  label: string
  href: string
}

interface NavigationLinkProps {
  link: Link
  /** Path of the current page. */
  current: string
  className?: string
  onChoose: () => void
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>
}

/** A link of the navigation, marked when it leads to the current page. */
export function NavigationLink({ link, current, className, onChoose, onKeyDown }: NavigationLinkProps) {
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
