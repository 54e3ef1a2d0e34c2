import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { urls } from '../schemas/urls.ts'
import { BookBar } from './parts/book-bar.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { PrintHead } from './parts/print-head.tsx'
import { useSite } from './use-site.ts'
import { endOldChoiceScript } from './widgets/cookie-consent/consent.ts'
import { CookieConsent } from './widgets/cookie-consent/cookie-consent.tsx'
import './styles/main.css'

export function Layout({ children }: { children: ReactNode }) {
  const { clinic, cookies, navigation } = useSite()
  const { urlPathname } = usePageContext()
  const policy = urls.legal('cookie-policy')
  return (
    <>
      <a className="skip-link" href="#main">
        {navigation.header.skip}
      </a>
      <PrintHead />
      <div className="page-top" />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BookBar />
      <CookieConsent
        words={cookies}
        policy={policy}
        isPolicy={urlPathname === policy}
        endOldChoiceScript={endOldChoiceScript({
          days: cookies.choiceLasts ? Number.parseInt(cookies.choiceLasts, 10) : undefined,
          scriptsSince: [clinic.analytics, clinic.functionality].flatMap((script) => script?.since ?? []),
        })}
        scripts={{ analytics: clinic.analytics?.src, functionality: clinic.functionality?.src }}
      />
    </>
  )
}
