import { useEffect, useRef } from 'react'
import type { Cookies } from '../../schemas/content/cookies.ts'
import { PressButton } from './press-button.tsx'

interface ConsentNoticeProps {
  words: Cookies['banner']
  titleId: string
  policy: string
  /** True when the visitor comes back from the preferences. */
  focusCustomise: boolean
  onCustomise: () => void
}

/**
 * The first view. Accepting and refusing have one size and weight (ICO guidance on consent); the page's entry script
 * answers them by their `data-consent`.
 */
export function ConsentNotice({ words, titleId, policy, focusCustomise, onCustomise }: ConsentNoticeProps) {
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
