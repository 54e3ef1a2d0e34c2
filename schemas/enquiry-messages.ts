import { oldestAgeYears } from './date-of-birth.ts'
import { enquiryLimits } from './enquiry-limits.ts'

/** What a visitor reads when a field cannot be accepted; each message says what to do. */
export const enquiryMessages = {
  name: {
    missing: 'Enter your full name',
    long: `Full name must be ${enquiryLimits.name} characters or fewer`,
    characters: 'Enter your full name in ordinary letters and punctuation',
    wrong: 'Enter your full name in letters',
  },
  dateOfBirth: {
    missing: 'Enter your date of birth',
    notReal: 'Enter a real date of birth, like 27 March 1985',
    inFuture: 'Enter a date of birth in the past',
    tooOld: `Enter a date of birth within the last ${oldestAgeYears} years`,
  },
  email: {
    missing: 'Enter your email address',
    long: `Email address must be ${enquiryLimits.email} characters or fewer`,
    wrong: 'Enter an email address in the correct format, like name@example.com',
  },
  phone: {
    missing: 'Enter your phone number',
    long: `Phone number must be ${enquiryLimits.phone} characters or fewer`,
    wrong: 'Enter a phone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192',
  },
  reasonForContact: {
    missing: 'Select a reason for contacting us',
  },
  message: {
    wrong: 'Enter your message as text',
    long: `Message must be ${enquiryLimits.message.toLocaleString('en-GB')} characters or fewer`,
    characters: 'Enter your message in ordinary letters and punctuation',
  },
} as const
