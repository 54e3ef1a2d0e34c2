import type { ReactNode } from 'react'
import { homeSections } from '../../schemas/content/navigation.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { urls } from '../../schemas/urls.ts'
import { Island } from '../islands/island.tsx'
import { useSite } from '../use-site.ts'
import type { Link } from '../widgets/navigation/navigation-link.tsx'

export function Footer() {
  const { clinic, cookies, navigation, treatments, legal } = useSite()
  const { footer } = navigation
  const quickLinks = homeSections.map((section) => ({
    label: footer.quickLinks[section],
    href: urls.homeSection(section),
  }))
  const treatmentLinks = treatments.map(({ slug, title }) => ({ label: title, href: urls.treatment(slug) }))
  const legalLinks = legal.map(({ slug, title }) => ({ label: title, href: urls.legal(slug) }))
  const profiles = clinic.profiles.map((profile) => ({
    ...profile,
    label: `${profile.label} (${footer.newTab})`,
  }))
  const [before, after] = footer.copyright.split('{year}')
  return (
    <footer className="site-footer" data-tone="sloe">
      <div className="frame">
        <div className="footer-grid">
          <div className="footer-first">
            <FooterLinks id="quick-links" heading={footer.quickLinks.heading} links={quickLinks} />
            <nav aria-labelledby="footer-social">
              <h2 id="footer-social">{footer.social}</h2>
              <Island name="icon-links" props={{ links: profiles }} />
            </nav>
          </div>
          <FooterLinks id="footer-treatments" heading={footer.treatments} links={treatmentLinks} />
          <FooterLinks id="footer-legal" heading={footer.legal} links={legalLinks}>
            <li>
              <a href={urls.legal('cookie-policy')} data-consent="settings">
                {footer.cookies}
              </a>
              <p className="small" role="status" data-cookie-saved={cookies.saved} />
            </li>
          </FooterLinks>
        </div>
        <div className="footer-end">
          <p>
            {before}
            <span data-year="">{londonDate(new Date()).slice(0, 4)}</span>
            {after}
          </p>
        </div>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  id: string
  heading: string
  links: Link[]
  /** Further items of the list. */
  children?: ReactNode
}

function FooterLinks({ id, heading, links, children }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="footer-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
