import type { Cookies } from '../../../schemas/content/cookies.ts'
import type { ConsentSettings } from './consent.ts'
import { Preferences } from './preferences.tsx'

export interface CookieConsentProps {
  words: Pick<Cookies, 'banner' | 'preferences' | 'categories'>
  settings: ConsentSettings
}

/**
 * Asks for consent in a native modal dialog, so the browser makes the page inert and looks after the focus. The question and
 * the switches are plain HTML; startCookieConsent opens the dialog and performs its buttons, which `data-consent` names.
 */
export function CookieConsent({ words, settings }: CookieConsentProps) {
  return (
    <div className="consent">
      <dialog
        className="dialog"
        closedby="none"
        aria-labelledby="cookie-question"
        data-settings={JSON.stringify(settings)}
      >
        <div className="dialog-view">
          <Question words={words.banner} policy={settings.policy} />
        </div>
        <div className="dialog-view" hidden>
          <Preferences words={words} />
        </div>
      </dialog>
    </div>
  )
}

/** Accepting and rejecting look alike (ICO guidance on consent). */
function Question({ words, policy }: { words: Cookies['banner']; policy: string }) {
  return (
    <>
      <div className="dialog-words">
        <h2 className="dialog-title" id="cookie-question" tabIndex={-1}>
          {words.title}
        </h2>
        <p>
          {`${words.text} `}
          <a className="text-link" href={policy}>
            {words.policy}
          </a>
        </p>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" data-consent="all">
          {words.accept}
        </button>
        <button type="button" className="button button-secondary" data-consent="essential">
          {words.reject}
        </button>
        <button type="button" className="button button-secondary" data-consent="customise">
          {words.customise}
        </button>
      </div>
    </>
  )
}
