import type { Cookies } from '../../../schemas/content/cookies.ts'
import { Preferences, type PreferencesProps } from './preferences.tsx'

export interface CookieConsentProps extends PreferencesProps {
  /** Address of the cookie policy. */
  policy: string
  /** Whether this is the page of the policy, which a visitor must be able to read before choosing. */
  isPolicy: boolean
  /** Script that removes a choice that has ended: see endOldChoiceScript. */
  endOldChoiceScript?: string | undefined
}

/**
 * Asks for consent in a native modal dialog, so the browser makes the page inert and looks after the focus. The question and
 * the switches are plain HTML; startCookieConsent opens the dialog and performs its buttons, which `data-consent` names.
 */
export function CookieConsent({ words, policy, isPolicy, endOldChoiceScript, scripts }: CookieConsentProps) {
  return (
    <div className="consent">
      {endOldChoiceScript && <script dangerouslySetInnerHTML={{ __html: endOldChoiceScript }} />}
      <dialog
        className="dialog"
        closedby="none"
        aria-label={words.banner.title}
        data-beside={isPolicy ? '' : undefined}
      >
        <div className="dialog-view">
          <Question words={words.banner} policy={policy} />
        </div>
        <div className="dialog-view">
          <Preferences words={words} scripts={scripts} />
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
        <h2 className="dialog-title" tabIndex={-1}>
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
