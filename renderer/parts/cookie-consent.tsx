import { Island } from '../islands/island.tsx'
import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'

/** The cookie banner, in every page's HTML; a script shows it where no choice is stored. */
export function CookieConsent() {
  const { clinic, cookies } = useSite()
  const { banner, preferences, categories, choiceLastsDays } = cookies
  return (
    <Island
      name="cookie-consent"
      policy="event"
      props={{
        words: { banner, preferences, categories },
        policy: urls.legal('cookie-policy'),
        lastsDays: choiceLastsDays,
        scripts: { analytics: clinic.analytics?.src, functionality: clinic.functionality?.src },
      }}
    />
  )
}
