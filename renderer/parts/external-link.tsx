import type { ReactNode } from 'react'
import { ExternalIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'

interface Props {
  href: string
  className?: string
  /** Shows an arrow. Buttons have none. */
  marked?: boolean
  children: ReactNode
}

/** A link to another site, in a new tab. Screen readers say so in words. */
export function ExternalLink({ href, className, marked = true, children }: Props) {
  const { navigation } = useSite()
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      {marked && <ExternalIcon className="external-mark" />}
      <span className="visually-hidden">{` (${navigation.footer.newTab})`}</span>
    </a>
  )
}
