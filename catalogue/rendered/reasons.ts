import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import { compareLists } from './compare.ts'
import { attributeOf, findAll, textOf } from './element.ts'
import { stated } from './expected-page.ts'
import type { PageCheck } from './scope.ts'

/** Reasons for contact in the form, each with the value that is stored, in order. */
export const reasons: PageCheck = ({ page, catalogue, expected, start }) => {
  if (expected.kind !== 'contact') return []
  const select = page.first({ tag: 'select', with: { name: 'reasonForContact' } })
  const options = select ? findAll(select, { tag: 'option' }) : []
  return compareLists(
    'reason for contact',
    options.map((option) => ({
      text: `${attributeOf(option, 'value') ?? ''}: ${textOf(option)}`,
      place: page.said(option).place,
    })),
    [
      stated(`: ${catalogue.contact.form.reasonPlaceholder}`, 'contact', ['form', 'reasonPlaceholder']),
      ...enquiryReasons.map(({ value, label }) => ({ text: `${value}: ${label}` })),
    ],
    start,
  )
}
