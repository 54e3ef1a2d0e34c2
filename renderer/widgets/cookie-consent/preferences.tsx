import { type OptionalCategory, optionalCategories } from '../../../schemas/consent.ts'
import type { Cookies } from '../../../schemas/content/cookies.ts'
import { CloseIcon } from '../../icons/index.ts'

export interface PreferencesProps {
  words: Pick<Cookies, 'banner' | 'preferences' | 'categories'>
  /** Address of each category's script, if the site uses one. */
  scripts: { [Category in OptionalCategory]?: string | undefined }
}

/** A switch for each category that needs consent. Where Customise was pressed there is text, not a button. */
export function Preferences({ words, scripts }: PreferencesProps) {
  const { preferences, categories } = words
  return (
    <>
      <div className="dialog-words">
        <div className="dialog-head">
          <h2 className="dialog-title" tabIndex={-1}>
            {preferences.title}
          </h2>
          <button
            type="button"
            className="button button-icon"
            aria-label={preferences.close}
            data-consent="leave"
          >
            <CloseIcon />
          </button>
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
              <label className="switch">
                <strong>{categories[category].label}</strong>
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state by itself.
                  role="switch"
                  name={category}
                  data-script={scripts[category]}
                  aria-describedby={`cookie-${category}`}
                />
                <span className="switch-track" />
              </label>
              <p className="small" id={`cookie-${category}`}>
                {categories[category].text}
              </p>
            </div>
          ))}
        </div>
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
