import type { ReactNode } from 'react'
import { BookBar } from './parts/book-bar.tsx'
import { CookieConsent } from './parts/cookie-consent.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { useSite } from './use-site.ts'
import './styles/main.css'

/** What every page shares: skip link, header, main, footer, cookie banner. */
export function Layout({ children }: { children: ReactNode }) {
  const { navigation } = useSite()
  return (
    <>
      <a className="skip-link" href="#main">
        {navigation.header.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BookBar />
      <CookieConsent />
    </>
  )
}
