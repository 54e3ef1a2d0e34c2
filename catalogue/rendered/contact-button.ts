import { attributeOf } from './element.ts'
import { stated } from './expected-page.ts'
import { linksOf, nameOf } from './links.ts'
import { differs, missing } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** The contact button of a treatment's page leads to the form or to a mail, as its front matter says. */
export const contactButton: PageCheck = ({ page, catalogue, expected, addresses, start }) => {
  const { treatment } = expected
  if (!treatment) return []
  const { contact, slug, title } = treatment
  const words = catalogue.treatmentPage
  const mail = `mailto:${catalogue.clinic.email}?subject=${encodeURIComponent(words.mailSubject.replace('{treatment}', title))}`
  const address = stated(contact === 'form' ? addresses.contact : mail, 'treatment', ['contact'], slug)
  const buttons = linksOf(page).filter((link) => nameOf(link, '') === words.contact)
  if (buttons.length === 0) return [missing('contact button', start, address)]
  return buttons.flatMap((button) => {
    const said = page.saidBy(button, 'href')
    return said && attributeOf(button, 'href') !== address.text
      ? [differs('contact button', said, address)]
      : []
  })
}
