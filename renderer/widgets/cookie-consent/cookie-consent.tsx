import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Cookies } from '../../../schemas/content/cookies.ts'
import { PressButton } from '../shared/press-button.tsx'
import {
  type ConsentScripts,
  defaultConsent,
  settingsEvent,
  storedConsent,
  switchedConsent,
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
 * Asks for consent in a native modal dialog, so the browser makes the page inert and looks after the focus. Both its views are
 * in the page: startCookieConsent opens it, shows the switches and takes the choice before this code has loaded. It closes with
 * a choice or, where a visitor came back to look, with the stored one.
 */
export function CookieConsent({ words, policy, lastsDays }: CookieConsentProps) {
  const [view, setView] = useState<'banner' | 'preferences'>('banner')
  const [choice, setChoice] = useState(defaultConsent)
  const dialog = useRef<HTMLDialogElement>(null)
  const preferences = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const customise = useRef<HTMLButtonElement>(null)
  const id = useId()
  const titleIds = { banner: `${id}-banner`, preferences: `${id}-preferences` }

  const show = (next: typeof view) => {
    flushSync(() => setView(next))
    const first = next === 'banner' ? customise : title
    first.current?.focus()
    ignorePresses()
  }
  /** Out, where there is a choice already; otherwise from the preferences back to the question. */
  const leave = () => {
    if (storedConsent(lastsDays)) {
      dialog.current?.close()
      ignorePresses()
    } else if (view === 'preferences') show('banner')
  }

  useLayoutEffect(() => {
    if (!dialog.current || preferences.current?.hidden) return
    setChoice(switchedConsent(dialog.current))
    setView('preferences')
  }, [])
  useLayoutEffect(() => {
    const island = dialog.current?.closest('[data-island]')
    const open = () => {
      flushSync(() => {
        setChoice(storedConsent(lastsDays) ?? defaultConsent)
        setView('preferences')
      })
      if (!dialog.current?.open) dialog.current?.showModal()
      title.current?.focus()
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
      aria-labelledby={titleIds[view]}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-view" hidden={view !== 'banner'} suppressHydrationWarning>
        <Banner
          words={words.banner}
          titleId={titleIds.banner}
          policy={policy}
          customise={customise}
          onCustomise={() => show('preferences')}
        />
      </div>
      <div ref={preferences} className="dialog-view" hidden={view === 'banner'} suppressHydrationWarning>
        <Preferences
          words={words}
          title={title}
          titleId={titleIds.preferences}
          choice={choice}
          onChange={setChoice}
          onClose={leave}
        />
      </div>
    </dialog>
  )
}

interface BannerProps {
  words: Cookies['banner']
  titleId: string
  policy: string
  customise: RefObject<HTMLButtonElement | null>
  onCustomise: () => void
}

/** Accepting and rejecting look alike (ICO guidance on consent); startCookieConsent handles them by `data-consent`. */
function Banner({ words, titleId, policy, customise, onCustomise }: BannerProps) {
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
        <PressButton
          buttonRef={customise}
          className="button button-secondary"
          data-other-view=""
          onPress={onCustomise}
        >
          {words.customise}
        </PressButton>
      </div>
    </>
  )
}
