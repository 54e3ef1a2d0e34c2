import { capitalised } from '../capitalised.ts'
import { adultAge } from '../enquiry-reason.ts'
import { responsePromiseHours } from '../time/response-promise.ts'
import type { About } from './about.ts'
import type { Clinic } from './clinic.ts'
import { formatHours } from './clock-words.ts'
import type { Cookies } from './cookies.ts'
import type { Legal } from './legal.ts'
import { weekdays } from './opening-hours.ts'

/** What the program says by itself in mails, in the form's answer and at the desk, and content refers to. */
export const programWords: Record<string, string> = {
  contactResponse: `${responsePromiseHours} hours`,
  adultAge: String(adultAge),
}

/**
 * The words of every reference to the clinic, by its name: `phone`, `hours.monday`, `times.sunCare`. A name with a capital
 * begins with one, for the start of a sentence. While the practitioner has no name, pages say `practitioner.unnamed`.
 */
export function clinicWords(clinic: Clinic): Record<string, string> {
  const { name, practitioner, address, phone, email, experience, responses, booking } = clinic
  const lead = practitioner.name ?? practitioner.unnamed
  return {
    clinic: name,
    practitioner: lead,
    Practitioner: capitalised(lead),
    phone,
    email,
    address: `${address.street}, ${address.locality}, ${address.region} ${address.postcode}`,
    experience,
    Experience: experience.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    ...programWords,
    privacyResponse: responses.privacy,
    bookingProvider: booking.provider,
    consultation: clinic.consultation,
    Consultation: capitalised(clinic.consultation),
    rating: clinic.reviews.rating.toFixed(1),
    ...prefixed(
      'hours',
      weekdays.map((weekday) => {
        const hours = clinic.hours.find(({ day }) => day === weekday)
        return [weekday, !hours || 'closed' in hours ? 'closed' : formatHours(hours)]
      }),
    ),
    ...prefixed('times', Object.entries(clinic.times ?? {})),
  }
}

/**
 * The same of the years of experience that About states for itself, of how long a cookie choice lasts, and of how long the privacy
 * policy keeps enquiries, where they are set.
 */
export const aboutWords = ({ experience }: About): Record<string, string> =>
  experience === undefined ? {} : { aboutExperience: experience }
export const cookieWords = ({ choiceLasts }: Cookies): Record<string, string> =>
  choiceLasts === undefined ? {} : { choiceLasts }
export const policyWords = ({ retention }: Pick<Legal, 'retention'>): Record<string, string> =>
  retention === undefined ? {} : { retention }

function prefixed(prefix: string, entries: (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries.map(([name, words]) => [`${prefix}.${name}`, words]))
}
