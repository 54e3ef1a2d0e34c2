import { focusWhenShown } from '../parts/focus-when-shown.ts'

/** Skips the navigation; on Enquiries also the filters, to the list. */
export function SkipLink() {
  const skip = () => {
    const list = document.querySelector<HTMLElement>('.enquiry-grid')
    if (list?.checkVisibility()) list.focus()
    else focusWhenShown('main h1')
  }
  return (
    <button type="button" className="skip-link" onClick={skip}>
      Skip to main content
    </button>
  )
}
