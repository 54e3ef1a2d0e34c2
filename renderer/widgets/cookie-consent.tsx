import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Cookies } from '../../schemas/content/cookies.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'
import { type ConsentScripts, loadConsented } from './consent-scripts.ts'
import { type Consent, defaultConsent, storeConsent, storedConsent } from './consent-storage.ts'

export interface CookieConsentProps {
  words: Pick<Cookies, 'banner' | 'preferences' | 'categories'>
  /** Where the cookie policy is. */
  policy: string
  /** After how many days to ask again; never, where it is absent. */
  lastsDays?: number | undefined
  scripts: ConsentScripts
}

/** Dispatched on the island to open the preferences, as the footer's link does. */
export const settingsEvent = 'cookie-settings'

/**
 * Asks for consent in a native modal dialog: the browser itself makes the rest of the page inert, keeps the focus inside and
 * gives it back, at no cost in bytes. The browser shows it before this code arrives. Closing it takes a choice: one made
 * now or, where the visitor came back to look, the one that is stored, which Escape leaves as it is.
 */
export function CookieConsent({ words, policy, lastsDays, scripts }: CookieConsentProps) {
  const [view, setView] = useState<'notice' | 'preferences'>('notice')
  const [choice, setChoice] = useState(defaultConsent)
  const [cameBack, setCameBack] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  const show = (next: typeof view) => {
    setCameBack(view === 'preferences')
    setView(next)
  }
  const close = () => {
    setView('notice')
    setCameBack(false)
    dialog.current?.close()
  }
  const decide = (consent: Consent) => {
    storeConsent(consent)
    close()
    loadConsented(consent, scripts)
  }

  useEffect(() => {
    const island = dialog.current?.closest('[data-island]')
    const open = () => {
      setChoice(storedConsent(lastsDays) ?? defaultConsent)
      setView('preferences')
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    island?.addEventListener(settingsEvent, open)
    return () => island?.removeEventListener(settingsEvent, open)
  }, [lastsDays])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (view === 'preferences') show('notice')
    else if (storedConsent(lastsDays)) close()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      closedby="none"
      suppressHydrationWarning
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      {view === 'notice' ? (
        <ConsentNotice
          words={words.banner}
          titleId={titleId}
          policy={policy}
          focusCustomise={cameBack}
          onCustomise={() => show('preferences')}
        />
      ) : (
        <ConsentPreferences
          words={words}
          titleId={titleId}
          choice={choice}
          onChange={setChoice}
          onDecide={decide}
          onClose={() => show('notice')}
        />
      )}
    </dialog>
  )
}
