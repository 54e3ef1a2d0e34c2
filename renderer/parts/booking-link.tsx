import type { ReactNode } from 'react'
import { urls } from '../../schemas/urls.ts'
import { useSite } from '../use-site.ts'
import { ExternalLink } from './external-link.tsx'

interface Props {
  kind?: 'primary' | 'secondary'
  children: ReactNode
}

/** Every booking button on the site. */
export function BookingLink({ kind = 'primary', children }: Props) {
  return (
    <ExternalLink href={urls.booking(useSite().clinic)} className={`button button-${kind}`} marked={false}>
      {children}
    </ExternalLink>
  )
}
