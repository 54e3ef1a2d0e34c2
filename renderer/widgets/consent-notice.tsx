import { useEffect, useRef } from 'react'
import type { Cookies } from '../../schemas/content/cookies.ts'
import { type Consent, defaultConsent, fullConsent } from './consent-storage.ts'
import { PressButton } from './press-button.tsx'

interface ConsentNoticeProps {
  words: Cookies['banner']
  titleId: string
  policy: string
  /** True when the visitor comes back from the preferences. */
  focusCustomise: boolean
  onDecide: (consent: Consent) => void
  onCustomise: () => void
}

/** The first view. Accepting and refusing have one size and weight (ICO guidance on consent). */
export function ConsentNotice({
  words,
  titleId,
  policy,
  focusCustomise,
  onDecide,
  onCustomise,
}: ConsentNoticeProps) {
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
        <PressButton className="button button-secondary" onPress={() => onDecide(fullConsent)}>
          {words.accept}
        </PressButton>
        <PressButton className="button button-secondary" onPress={() => onDecide(defaultConsent)}>
          {words.reject}
        </PressButton>
        <PressButton buttonRef={customise} className="button button-secondary" onPress={onCustomise}>
          {words.customise}
        </PressButton>
      </div>
    </>
  )
}
