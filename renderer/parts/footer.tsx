import { Fragment } from 'react'
import { homeSections } from '../../schemas/content/navigation.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { Island } from '../islands/island.tsx'
import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'
import { FooterLinks } from './footer-links.tsx'

export function Footer() {
  const { clinic, cookies, navigation, treatments, legal } = useSite()
  const { footer } = navigation
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
            <FooterLinks id="quick-links" heading={footer.quickLinks.heading}>
              {homeSections.map((section) => (
                <a key={section} href={urls.homeSection(section)}>
                  {footer.quickLinks[section]}
                </a>
              ))}
            </FooterLinks>
            <nav aria-labelledby="footer-social">
              <h2 id="footer-social">{footer.social}</h2>
              <Island name="icon-links" props={{ links: profiles }} />
            </nav>
          </div>
          <FooterLinks id="footer-treatments" heading={footer.treatments}>
            {treatments.map(({ slug, title }) => (
              <a key={slug} href={urls.treatment(slug)}>
                {title}
              </a>
            ))}
          </FooterLinks>
          <FooterLinks id="footer-legal" heading={footer.legal}>
            {legal.map(({ slug, title }) => (
              <a key={slug} href={urls.legal(slug)}>
                {title}
              </a>
            ))}
            <Fragment key="cookies">
              <a href={urls.legal('cookie-policy')} data-consent="settings">
                {footer.cookies}
              </a>
              <p className="small" role="status" data-cookie-saved={cookies.saved} />
            </Fragment>
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
