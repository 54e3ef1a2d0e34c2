import * as v from 'valibot'
import { isEmailAddress } from '../email-address.ts'
import { choice } from './choice.ts'
import { day } from './day.ts'
import { expected, field, group, numberLike, textLike, written } from './expected.ts'
import { figure, years } from './figure.ts'
import { closures, openingHours } from './opening-hours.ts'
import { quantitiesIn } from './quantity.ts'
import { isLonger } from './quantity-measure.ts'
import { line, list, paragraph, webAddress, words } from './text.ts'

/** Nine or ten digits after the 0 or the country code. */
const ukPhone = /^(?:0|\+44 ?)[1-9](?: ?\d){8,9}$/

/** The number without brackets, hyphens, surplus spaces, and the 0 that some people write after the country code. */
function plainPhone(input: unknown): string | undefined {
  if (/\p{L}/u.test(String(input))) return undefined
  const plain = String(input)
    .replace(/[^\d+ ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^(?:\+|00 ?)44 ?0? ?/, '+44 ')
  return ukPhone.test(plain) ? plain : undefined
}

const phone = v.pipe(
  textLike('a phone number in quotes', '"01473 000000"'),
  v.regex(ukPhone, expected('a UK phone number', '01473 000000', plainPhone)),
)

const email = v.pipe(
  textLike('an email address', 'hello@clinic.example'),
  v.check(isEmailAddress, expected('an email address', 'hello@clinic.example')),
)

const postcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/

/** Puts a postcode that lacks its space or capitals into the form that the Post Office uses. */
function spacedPostcode(input: unknown): string | undefined {
  const close = String(input).toUpperCase().replaceAll(' ', '')
  const spaced = `${close.slice(0, -3)} ${close.slice(-3)}`
  return postcode.test(spaced) ? spaced : undefined
}

/** Whether the longest time that a text states is no more than a month, however many days that has. */
const isWithinMonth = (text: string) =>
  quantitiesIn(text).every(({ most, unit }) => !isLonger({ least: most, most, unit }, month))
const month = { least: 1, most: 1, unit: 'month' } as const

/** A script that loads only after the visitor has consented to its category. */
const optionalScript = group({
  src: field(webAddress, 'the address of the script'),
  since: field(day, 'the day from which pages load it; who chose before is asked again'),
})

const answer = (what: string) => v.optional(field(paragraph(), what))

const visit = group({
  parking: answer('where to park'),
  stepFree: answer('whether the clinic can be reached without a step, and how'),
  deposits: answer('deposits, and what a late cancellation costs'),
  chaperone: answer('whether somebody may come along, or the clinic finds a chaperone'),
  complaints: answer('how to complain, of treatment and care too, and whom to turn to next'),
  cqc: answer('whether the Care Quality Commission registers the clinic, and why'),
  company: answer(
    'who trades under the name: a person, or a company with its number, where it is registered, and its office (Companies Act 2006)',
  ),
})

/** What clients ask before a visit, in the order of the contact page. */
export const visitKeys = v.keyof(visit).options

/** content/clinic.yaml: everything about the clinic that more than one page states. */
export const clinicSchema = group({
  name: field(line('Your Clinic'), 'the clinic’s name'),
  tagline: words('one line about the clinic'),
  practitioner: field(
    group({
      name: v.optional(words('the lead practitioner’s name')),
      unnamed: field(line('your lead nurse'), 'what pages say while the name is not given'),
      role: field(line('Lead Practitioner & Founder'), 'the role under the name'),
      register: field(
        group({
          body: field(line('NMC'), 'the professional body'),
          url: field(webAddress, 'its public register'),
        }),
        'the regulator and its register (E-Commerce Regulations 2002, reg. 6)',
      ),
      pin: v.optional(
        field(
          written('an NMC PIN', '12A3456E', /^\d{2}[A-L]\d{4}[A-Z]$/),
          'the NMC PIN, if the clinic shows it',
        ),
      ),
    }),
    'the nurse who leads the clinic',
  ),
  address: field(
    group({
      street: field(line('364 Nacton Road'), 'house and street'),
      locality: field(line('Ipswich'), 'town'),
      region: field(line('Suffolk'), 'county'),
      postcode: field(written('a postcode', 'IP3 9NA', postcode, spacedPostcode), 'postcode'),
      country: field(v.pipe(v.literal('GB', expected('GB', 'GB')), v.metadata({ example: 'GB' })), 'GB'),
    }),
    'where the clinic is',
  ),
  phone: field(phone, 'the clinic’s phone number'),
  email: field(email, 'the clinic’s general email address'),
  booking: field(
    group({
      portal: field(
        v.pipe(
          webAddress,
          v.check(
            (address) => !/[?#]|\/\d+\/?$/.test(address),
            expected(
              'the portal’s address without the clinic’s number, "?" or "#"',
              'https://portal.example/clinics',
            ),
          ),
        ),
        'the booking portal’s address, without the clinic’s number',
      ),
      clinicId: field(
        written('a number in quotes', '"12345"', /^\d+$/),
        'the clinic’s number at the booking portal',
      ),
      provider: words('what pages call the portal’s provider'),
    }),
    'the external booking portal',
  ),
  profiles: field(
    list(
      group({
        kind: field(choice(['photos', 'videos']), 'photos or videos'),
        label: field(line('Photos'), 'the network’s name'),
        url: field(webAddress, 'the clinic’s profile'),
      }),
    ),
    'social profiles',
  ),
  reviews: field(
    group({
      rating: field(
        v.pipe(
          numberLike('a number from 1 to 5', 5),
          v.minValue(1, expected('a number from 1 to 5', 5)),
          v.maxValue(5, expected('a number from 1 to 5', 5)),
          v.check(
            (rating) => Number(rating.toFixed(1)) === rating,
            expected('at most one figure after the point, as pages show it', 4.9),
          ),
        ),
        'the rating, 1 to 5',
      ),
      url: field(webAddress, 'a search that shows the reviews'),
      asOf: v.optional(field(day, 'the day on which the rating was read (DMCC Act 2024)')),
    }),
    'the rating claim',
  ),
  hours: field(openingHours, 'opening hours, day by day'),
  closures: v.optional(field(closures, 'when the clinic is closed although its hours say open')),
  experience: field(years, 'years of experience as most pages say it'),
  responses: field(
    group({
      privacy: field(
        v.pipe(
          figure('a length of time', '30 days', ['day', 'week', 'month']),
          v.check(
            isWithinMonth,
            expected('at most one month, the limit of the UK GDPR (Article 12(3))', '30 days'),
          ),
        ),
        'within what time a privacy request is answered, at most one month',
      ),
    }),
    'promised response times',
  ),
  consultation: field(line('free'), 'what a first consultation costs: free, or a price such as £30'),
  times: v.optional(
    field(
      v.record(
        v.string(),
        figure('a length of time', '24 hours', ['minute', 'hour', 'day', 'week', 'month', 'year']),
      ),
      'lengths of time that several pages give as advice, each under a name of its own',
    ),
  ),
  visit: v.optional(
    field(visit, 'what clients ask before a visit; what is marked !placeholder is not shown'),
  ),
  cqc: v.optional(
    field(
      written('a registration number', '1-1234567890', /^1-\d{6,12}$/),
      'the Care Quality Commission registration number',
    ),
  ),
  analytics: v.optional(field(optionalScript, 'visitor statistics, loaded with consent only')),
  functionality: v.optional(field(optionalScript, 'optional features, loaded with consent only')),
})

export type Clinic = v.InferOutput<typeof clinicSchema>
