import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Cookies } from '../../../schemas/content/cookies.ts'
import { PressButton } from '../shared/press-button.tsx'
import {
  type Consent,
  type ConsentScripts,
  chooseConsent,
  defaultConsent,
  settingsEvent,
  storedConsent,
} from './consent.ts'
import { ignorePresses } from './ignore-presses.ts'
import { Preferences } from './preferences.tsx'

export interface CookieConsentProps {
  words: Pick<Cookies, 'banner' | 'preferences' | 'categories'>
  /** Address of the cookie policy. */
  policy: string
  /** After how many days to ask again; never, where it is absent. */
  lastsDays?: number | undefined
  scripts: ConsentScripts
}

/**
 * Asks for consent in a native modal dialog, so the browser makes the page inert and looks after the focus. The page's entry
 * script opens it before this code has loaded. It closes with a choice: a new one or, where a visitor came back to look, the
 * stored one.
 */
export function CookieConsent({ words, policy, lastsDays, scripts }: CookieConsentProps) {
  const [view, setView] = useState<'banner' | 'preferences'>('banner')
  const [choice, setChoice] = useState(defaultConsent)
  const [cameBack, setCameBack] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  const show = (next: typeof view) => {
    setCameBack(view === 'preferences')
    setView(next)
    ignorePresses()
  }
  const close = () => {
    setView('banner')
    setCameBack(false)
    dialog.current?.close()
    ignorePresses()
  }
  const choose = (consent: Consent) => {
    close()
    chooseConsent(consent, scripts)
  }
  /** Out, where there is a choice already; otherwise from the preferences back to the question. */
  const leave = () => {
    if (storedConsent(lastsDays)) close()
    else if (view === 'preferences') show('banner')
  }

  useEffect(() => {
    const island = dialog.current?.closest('[data-island]')
    const open = () => {
      setChoice(storedConsent(lastsDays) ?? defaultConsent)
      setView('preferences')
      if (!dialog.current?.open) dialog.current?.showModal()
      ignorePresses()
    }
    island?.addEventListener(settingsEvent, open)
    return () => island?.removeEventListener(settingsEvent, open)
  }, [lastsDays])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave()
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
      {view === 'banner' ? (
        <Banner
          words={words.banner}
          titleId={titleId}
          policy={policy}
          focusCustomise={cameBack}
          onCustomise={() => show('preferences')}
        />
      ) : (
        <Preferences
          words={words}
          titleId={titleId}
          choice={choice}
          onChange={setChoice}
          onSave={choose}
          onClose={leave}
        />
      )}
    </dialog>
  )
}

interface BannerProps {
  words: Cookies['banner']
  titleId: string
  policy: string
  /** True when the visitor comes back from the preferences. */
  focusCustomise: boolean
  onCustomise: () => void
}

/** Accepting and rejecting look alike (ICO guidance on consent); startCookieConsent handles them by `data-consent`. */
function Banner({ words, titleId, policy, focusCustomise, onCustomise }: BannerProps) {
  const customise = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusCustomise) customise.current?.focus()
  }, [focusCustomise])
  return (
    <>
      <h2 className="dialog-title" id={titleId} tabIndex={-1} data-first-focus="">
        {words.title}
      </h2>
      <p>
        {words.text}{' '}
        <a className="text-link" href={policy}>
          {words.policy}
        </a>
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" data-consent="all">
          {words.accept}
        </button>
        <button type="button" className="button button-secondary" data-consent="essential">
          {words.reject}
        </button>
        <PressButton buttonRef={customise} className="button button-secondary" onPress={onCustomise}>
          {words.customise}
        </PressButton>
      </div>
    </>
  )
}
