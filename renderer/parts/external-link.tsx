import type { ReactNode } from 'react'
import { useSite } from '../use-site.ts'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** A link to another site, in a new tab, which is said to people who cannot see the icon. */
export function ExternalLink({ href, className, children }: Props) {
  const { navigation } = useSite()
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({navigation.footer.newTab})</span>
    </a>
  )
}
