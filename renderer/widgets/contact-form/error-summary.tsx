import type { MouseEvent, Ref } from 'react'
import type { EnquiryError } from '../../../schemas/enquiry.ts'
import { controlId } from './enquiry-controls.ts'
import { ErrorWords } from './error-words.tsx'
import { showFromTop } from './show-from-top.ts'

interface ErrorSummaryProps {
  heading: string
  errors: EnquiryError[]
  ref: Ref<HTMLElement>
}

/** Every error at the top of the form, each a link to its field. Gets the focus when the form has errors. */
export function ErrorSummary({ heading, errors, ref }: ErrorSummaryProps) {
  return (
    <section ref={ref} className="error-summary" tabIndex={-1} aria-labelledby="enquiry-errors">
      <h3 className="error-summary-title" id="enquiry-errors">
        {heading}
      </h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>
            <a href={`#${controlId(field)}`} onClick={showField}>
              <ErrorWords>{message}</ErrorWords>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Scrolls to the whole field, since a jump to the control alone may hide its label. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  showFromTop(control, control.parentElement)
}
