import type { ReactNode } from 'react'
import { ExternalIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'

interface Props {
  href: string
  className?: string
  /** Shows the arrow of links that leave the site. Buttons do without. */
  marked?: boolean
  children: ReactNode
}

/** A link to another site, in a new tab, which is said to people who cannot see the arrow. */
export function ExternalLink({ href, className, marked = true, children }: Props) {
  const { navigation } = useSite()
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      {marked && <ExternalIcon className="external-mark" />}
      <span className="visually-hidden"> ({navigation.footer.newTab})</span>
    </a>
  )
}
