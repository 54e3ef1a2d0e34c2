import { compare } from './compare.ts'
import { attributeOf } from './element.ts'
import { stated } from './expected-page.ts'
import { differs, missing, unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'
import { squash } from './words.ts'

/** UK postcodes with or without their space (Royal Mail's form), in words without white space. */
const postcode = /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}(?![A-Z\d])/g

/** Address, phone and e-mail wherever a page shows them, and the pages that must. */
export const contactDetails: PageCheck = ({ page, catalogue, expected, start }) => {
  const { clinic } = catalogue
  const { phone, email } = clinic
  const { street, locality, region, postcode: code } = clinic.address
  const address = stated(`${clinic.name} ${street} ${locality}, ${region} ${code}`, 'clinic', ['address'])
  const links = page.all({ tag: 'a', with: { href: true } })
  const to = (scheme: string) => links.filter((link) => attributeOf(link, 'href')?.startsWith(scheme))
  const [phones, mails, addresses] = [to('tel:'), to('mailto:'), page.all({ tag: 'address' })]
  const statedPhone = stated(phone, 'clinic', ['phone'])
  const dialled = stated(`tel:${international(phone)}`, 'clinic', ['phone'])
  const statedEmail = stated(email, 'clinic', ['email'])
  const showsAll = ['home', 'contact'].includes(expected.kind)
  return [
    ...addresses.flatMap((one) => compare('address', page.said(one), address, start)),
    ...phones.flatMap((link) => [
      ...compare('phone link', page.saidBy(link, 'href'), dialled, start),
      ...[page.said(link), page.saidBy(link, 'aria-label')].flatMap((said) =>
        said && /\d/.test(said.text) && !squash(said.text).includes(squash(phone))
          ? [differs('phone', said, statedPhone)]
          : [],
      ),
    ]),
    ...mails.flatMap((link) => {
      const href = page.saidBy(link, 'href')
      const said = href && { ...href, text: href.text.replace(/^mailto:/, '').replace(/\?.*$/, '') }
      const shown = page.said(link)
      return [
        ...compare('e-mail link', said, statedEmail, start),
        ...(shown.text.includes('@') ? compare('e-mail', shown, statedEmail, start) : []),
      ]
    }),
    ...(addresses.length === 0 && (showsAll || expected.treatment?.showAddress)
      ? [missing('address', start, address)]
      : []),
    ...(phones.length === 0 && showsAll ? [missing('phone', start, statedPhone)] : []),
    ...(mails.length === 0 && showsAll ? [missing('e-mail', start, statedEmail)] : []),
    ...page.texts
      .filter(({ value }) => (squash(value).match(postcode) ?? []).some((one) => one !== squash(code)))
      .map((text) => unknown('postcode', { text: text.value, place: page.placeOf(text) })),
  ]
}

/** A UK number as a link dials it, from anywhere: `+441632960123` (E.164). */
function international(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return digits.startsWith('0') ? `+44${digits.slice(1)}` : digits
}
