import type { ReactNode } from 'react'
import type { EnquiryField } from '../../../schemas/enquiry.ts'
import { AlertIcon } from '../../icons/index.ts'
import { controlAttributes, controlId } from './enquiry-controls.ts'
import { ErrorWords } from './error-words.tsx'

/** Connects a control to its label, hint and error. */
interface ControlProps {
  id: string
  name: EnquiryField
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface FormFieldProps {
  name: EnquiryField
  label: string
  hint?: string
  error: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error of one field. `aria-describedby` names only ids that are on the page. */
export function FormField({ name, label, hint, error, children }: FormFieldProps) {
  const id = controlId(name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {controlAttributes[name].required && (
          <span className="field-required" aria-hidden="true">
            {'\u00a0*'}
          </span>
        )}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        className: 'field-input',
        'aria-describedby': described || undefined,
        // False is stated too: otherwise Chromium reports an empty required date or list as invalid before the form is ever sent.
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p className="field-error" id={errorId}>
          <AlertIcon />
          {/* A new element for each text, since a browser's translation replaces the text node. */}
          <span key={error}>
            <ErrorWords>{error}</ErrorWords>
          </span>
        </p>
      )}
    </div>
  )
}
