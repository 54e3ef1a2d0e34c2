import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { LockedPage } from './pages/locked-page.tsx'
import { queries } from './queries.ts'
import { createDeskRouter } from './router.tsx'
import { openSession, sessionToken } from './session.ts'

// A new link in the same tab differs only in its fragment, so the browser does not load it.
addEventListener('hashchange', () => location.reload())
const problem = await openSession().catch(() => 'The desk could not be reached. Is it still running?')
const root = createRoot(document.getElementById('root') as HTMLElement)
root.render(
  <StrictMode>
    {sessionToken() === undefined ? (
      <LockedPage reason={problem} />
    ) : (
      <I18nProvider locale="en-GB">
        <QueryClientProvider client={queries}>
          <RouterProvider router={createDeskRouter()} />
        </QueryClientProvider>
      </I18nProvider>
    )}
  </StrictMode>,
)
