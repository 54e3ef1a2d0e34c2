import { usePageContext } from 'vike-react/usePageContext'
import { urls } from '../../schemas/urls.ts'
import { PhoneIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'
import { BookingLink } from './booking-link.tsx'

/** The booking bar on phones. The contact page and the legal pages have none. */
export function BookBar() {
  const { clinic, navigation, legal } = useSite()
  const { urlPathname } = usePageContext()
  const isHidden =
    urlPathname.startsWith(urls.contact) || legal.some(({ slug }) => urls.legal(slug) === urlPathname)
  if (isHidden) return null
  return (
    <aside className="book-bar" aria-label={navigation.header.book}>
      <BookingLink>{navigation.header.book}</BookingLink>
      <a className="button button-secondary book-bar-phone" href={urls.phone(clinic)}>
        <PhoneIcon />
        <span className="figure-text">{clinic.phone}</span>
      </a>
    </aside>
  )
}
