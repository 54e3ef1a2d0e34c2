import { capitalised } from '../capitalised.ts'
import { adultAge } from '../enquiry-reason.ts'
import { responsePromiseHours } from '../time/response-promise.ts'
import type { About } from './about.ts'
import type { Clinic } from './clinic.ts'
import { formatHours } from './clock-words.ts'
import type { Cookies } from './cookies.ts'
import type { Legal } from './legal.ts'
import { weekdays } from './opening-hours.ts'

/** Facts that the program itself states in mails, in the form's answer and at the desk, and that content can refer to. */
export const programWords: Record<string, string> = {
  contactResponse: `${responsePromiseHours} hours`,
  adultAge: String(adultAge),
}

/**
 * The words for every reference to the clinic, by the reference's name: `phone`, `hours.monday`, `times.sunCare`. A capitalised
 * name gives capitalised words, for the start of a sentence. Without a practitioner's name pages say `practitioner.unnamed`.
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
    ...Object.fromEntries(weekdays.map((weekday) => [`hours.${weekday}`, hoursOn(weekday, clinic)])),
    ...Object.fromEntries(Object.entries(clinic.times ?? {}).map(([name, time]) => [`times.${name}`, time])),
  }
}

/**
 * The words for references to other files, if these set them: the years of experience that About states for itself, how long a
 * cookie choice lasts, and how long the privacy policy keeps enquiries.
 */
export const aboutWords = ({ experience }: About): Record<string, string> =>
  experience === undefined ? {} : { aboutExperience: experience }
export const cookieWords = ({ choiceLasts }: Cookies): Record<string, string> =>
  choiceLasts === undefined ? {} : { choiceLasts }
export const policyWords = ({ retention }: Pick<Legal, 'retention'>): Record<string, string> =>
  retention === undefined ? {} : { retention }

function hoursOn(weekday: string, { hours }: Clinic): string {
  const on = hours.find(({ day }) => day === weekday)
  if (!on || 'closed' in on) return 'closed'
  return `${formatHours(on)}${on.alternate ? ', every second week' : ''}`
}
