import { useEffect, useId, useRef } from 'react'
import type { Cookies } from '../../schemas/content/cookies.ts'
import { CloseIcon } from '../icons/index.ts'
import { type Consent, fullConsent, optionalCategories } from './consent-storage.ts'
import { PressButton } from './press-button.tsx'
import { Switch } from './switch.tsx'

interface ConsentPreferencesProps {
  words: Pick<Cookies, 'preferences' | 'categories'>
  titleId: string
  choice: Consent
  onChange: (choice: Consent) => void
  onDecide: (consent: Consent) => void
  onClose: () => void
}

/** The second view: a switch for each category that needs consent. */
export function ConsentPreferences({
  words,
  titleId,
  choice,
  onChange,
  onDecide,
  onClose,
}: ConsentPreferencesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { preferences, categories } = words
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <div className="dialog-head">
        <h2 ref={title} className="dialog-title" id={titleId} tabIndex={-1}>
          {preferences.title}
        </h2>
        <PressButton className="button button-icon" aria-label={preferences.close} onPress={onClose}>
          <CloseIcon />
        </PressButton>
      </div>
      <p>{preferences.text}</p>
      <div className="dialog-options">
        <div>
          <p className="switch consent-always">
            <strong>{categories.essential.label}</strong>
            <span>{preferences.always}</span>
          </p>
          <p className="small">{categories.essential.text}</p>
        </div>
        {optionalCategories.map((category) => (
          <div key={category}>
            <Switch
              label={categories[category].label}
              isSelected={choice[category]}
              aria-describedby={`${id}-${category}`}
              onChange={(isSelected) => onChange({ ...choice, [category]: isSelected })}
            />
            <p className="small" id={`${id}-${category}`}>
              {categories[category].text}
            </p>
          </div>
        ))}
      </div>
      <div className="dialog-actions">
        <PressButton className="button button-secondary" onPress={() => onDecide(choice)}>
          {preferences.save}
        </PressButton>
        <PressButton className="button button-secondary" onPress={() => onDecide(fullConsent)}>
          {preferences.accept}
        </PressButton>
      </div>
    </>
  )
}
