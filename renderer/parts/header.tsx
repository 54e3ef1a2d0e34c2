import { usePageContext } from 'vike-react/usePageContext'
import { treatmentGroups } from '../../schemas/content/treatment.ts'
import { urls } from '../../schemas/urls.ts'
import { Mark } from '../icons/index.ts'
import { Island } from '../islands/island.tsx'
import { useSite } from '../use-site.ts'

export const headerId = 'site-header'

export function Header() {
  const { clinic, navigation, treatments } = useSite()
  const { urlPathname } = usePageContext()
  const { header, groups, footer } = navigation
  const menu = treatmentGroups.map((group) => ({
    label: groups[group],
    links: treatments
      .filter((treatment) => treatment.group === group)
      .map(({ slug, title }) => ({ label: title, href: urls.treatment(slug) })),
  }))
  return (
    <header className="site-header" id={headerId}>
      <div className="frame site-header-row">
        <a className="brand" href={urls.home}>
          <Mark />
          <span className="brand-name">{clinic.name}</span>
        </a>
        <Island
          name="navigation"
          props={{
            words: {
              label: 'Main',
              open: header.open,
              close: header.close,
              newTab: `(${footer.newTab})`,
            },
            before: [
              { label: header.home, href: urls.home },
              { label: header.about, href: urls.about },
            ],
            treatments: { label: header.treatments, groups: menu },
            after: [{ label: header.contact, href: urls.contact }],
            book: { label: header.book, href: urls.booking(clinic) },
            current: urlPathname === '/home' ? urls.home : urlPathname,
          }}
        />
      </div>
    </header>
  )
}
