import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useConnected } from '../connection.ts'
import { deskPages } from '../desk-pages.ts'
import { unansweredSentence } from '../error-sentence.ts'
import { followChanges } from '../follow-changes.ts'
import { watchIdle } from '../idle.ts'
import { keepFocus } from '../keep-focus.ts'
import { KeyHelp } from '../keys/key-help.tsx'
import { pressOnce } from '../keys/press-once.ts'
import { useKeys } from '../keys/use-keys.ts'
import { LockedPage } from '../pages/locked-page.tsx'
import { NewEnquiryChime } from '../parts/announcing.tsx'
import { focusWhenShown } from '../parts/focus-when-shown.ts'
import { queries } from '../queries.ts'
import { lock, locking, send } from '../request.ts'
import { ToastRegion } from '../toasts/toast-region.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of every page: navigation, the person's name, and a notice while the server does not answer. */
export function DeskFrame() {
  const navigation = useNavigation()
  const { isLocked, isConnected, isIdle } = useDeskState()
  const navigate = useNavigate()
  const goKeys = deskPages.map(({ path, key }) => [`g ${key}`, () => void navigate(path)])
  useKeys(isLocked ? {} : Object.fromEntries(goKeys))
  const [, pageName] = useLocation().pathname.split('/')
  const shownPage = useRef(pageName)
  // Focuses the heading of a page, once loaded, that was opened by a navigation link or by a key while nothing had the focus.
  useEffect(() => {
    if (shownPage.current === pageName) return
    shownPage.current = pageName
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('.desk-header nav'))
      return focusWhenShown('main h1[data-takes-focus]')
  }, [pageName])
  if (isLocked) return <LockedPage reason={undefined} />
  return (
    <div className="desk">
      <SkipLink />
      <header className="desk-header">
        <nav aria-label="The desk">
          <ul>
            {deskPages.map(({ path, name }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="desk-tools">
          <KeyHelp />
          <Actor />
        </div>
      </header>
      <div className="desk-notices">
        <div role="alert">
          {/* The button needs no handler, since any press counts as use: see watchIdle. */}
          {isIdle && (
            <p className="desk-notice">
              The desk will lock in two minutes, and what you have not saved will be lost. Press any key to
              keep it open.{' '}
              <button type="button" className="button button-small">
                Keep it open
              </button>
            </p>
          )}
        </div>
        {!isConnected && (
          <p role="alert" className="desk-notice">
            {unansweredSentence()} This page carries on by itself once the desk answers again. If the desk was
            stopped in the terminal, copy what you have not saved.
          </p>
        )}
      </div>
      <main id="main" aria-busy={navigation.state !== 'idle'}>
        <Outlet />
      </main>
      <ToastRegion />
      <NewEnquiryChime />
    </div>
  )
}

function Actor() {
  const { data } = useQuery<{ actor: string }>({ queryKey: ['/api/me'] })
  return <p className="desk-actor muted">{data?.actor}</p>
}

/** Keeps the page up to date, locks it when nobody uses it, and looks after focus and keys while it is open. */
function useDeskState() {
  const [isLocked, setLocked] = useState(false)
  const [isIdle, setIdle] = useState(false)
  const isConnected = useConnected()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const leaving = new AbortController()
    const showLocked = () => {
      end.abort()
      setLocked(true)
      queries.clear()
    }
    locking.addEventListener('locked', showLocked, { signal })
    // Not ended by a lock, since a locked page may show what is unsaved until nobody uses it.
    watchIdle(leaving.signal, lock, setIdle, () => void send('GET', '/api/me').catch(() => undefined))
    void followChanges(signal)
    keepFocus(signal)
    pressOnce(signal)
    return () => {
      end.abort()
      leaving.abort()
    }
  }, [])
  return { isLocked, isConnected, isIdle }
}
