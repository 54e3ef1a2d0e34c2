import { type Ref, useId, useRef } from 'react'
import { useSwitch } from 'react-aria/useSwitch'
import { useToggleState } from 'react-stately/useToggleState'
import type { Cookies } from '../../../schemas/content/cookies.ts'
import { CloseIcon } from '../../icons/index.ts'
import { PressButton } from '../shared/press-button.tsx'
import { type Consent, optionalCategories } from './consent.ts'

interface PreferencesProps {
  words: Pick<Cookies, 'preferences' | 'categories'>
  title: Ref<HTMLHeadingElement>
  titleId: string
  choice: Consent
  onChange: (choice: Consent) => void
  onClose: () => void
}

/**
 * A switch for each category that needs consent. Words, not a button, lie where Customise was pressed. startCookieConsent stores
 * what the switches are set to.
 */
export function Preferences({ words, title, titleId, choice, onChange, onClose }: PreferencesProps) {
  const id = useId()
  const { preferences, categories } = words
  return (
    <>
      <div className="dialog-head">
        <h2 ref={title} className="dialog-title" id={titleId} tabIndex={-1}>
          {preferences.title}
        </h2>
        <PressButton
          className="button button-icon"
          aria-label={preferences.close}
          data-other-view=""
          onPress={onClose}
        >
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
              name={category}
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
        <button type="button" className="button button-secondary" data-consent="chosen">
          {preferences.save}
        </button>
        <button type="button" className="button button-secondary" data-consent="all">
          {preferences.accept}
        </button>
        <p className="small">{preferences.later}</p>
      </div>
    </>
  )
}

interface SwitchProps {
  name: string
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  'aria-describedby'?: string
}

function Switch({ label, ...props }: SwitchProps) {
  const ref = useRef<HTMLInputElement>(null)
  const { labelProps, inputProps } = useSwitch({ ...props, children: label }, useToggleState(props), ref)
  return (
    <label {...labelProps} className="switch">
      <strong>{label}</strong>
      {/* Of the ids that React Aria adds on the server, some are of nothing here. */}
      <input {...inputProps} ref={ref} aria-describedby={props['aria-describedby']} />
      <span className="switch-track" />
    </label>
  )
}
