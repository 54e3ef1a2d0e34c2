import type { Finding } from '../finding.ts'
import { entryOf, isWhole } from '../read/entry-of.ts'
import { cued } from '../words/phrase-pattern.ts'
import { phraseFindings } from './phrase-findings.ts'
import type { FileRule, SiteRule } from './rule.ts'

/**
 * The site says who provides the service: name, address, e-mail, and the professional body with a link to its register. An
 * NMC PIN has its form. Address and e-mail are keys that the clinic's data must have. Source: Electronic Commerce (EC
 * Directive) Regulations 2002, regulation 6.
 */
export const identity: SiteRule = ({ entries, release }) => {
  const clinic = entryOf(entries, 'clinic')
  if (!clinic) return []
  const { register, name } = clinic.known?.practitioner ?? {}
  const findings: Finding[] = []
  const isNurse = register && /\bNMC\b|Nursing and Midwifery/.test(register.body)
  if (isNurse && !/^(?:www\.)?nmc\.org\.uk$/.test(new URL(register.url).hostname)) {
    findings.push({
      ...clinic.locate(['practitioner', 'register', 'url']),
      rule: 'identity',
      severity: 'error',
      message: 'the link to the register does not lead to the Nursing and Midwifery Council.',
      remedy: 'Write https://www.nmc.org.uk/registration/search-the-register/.',
      subject: 'register',
    })
  }
  const marked = clinic.placeholders.some(({ key }) => key === 'practitioner.name')
  if (name === undefined && !marked && release && isWhole(clinic, ['practitioner'])) {
    findings.push({
      ...clinic.locate(['practitioner']),
      rule: 'identity',
      severity: 'error',
      message: 'the practitioner has no name.',
      remedy: 'Add practitioner.name as it stands in the register.',
      subject: 'practitioner',
    })
  }
  return findings
}

const cue = String.raw`\bPIN(?: (?:number|no\.?))?(?: is)?:? (?!code\b|\d+(?:st|nd|rd|th)\b)(?=[A-Z]*\d)`
const long = String.raw`[A-Z\d]{4,12}\b`
/** Too short for a PIN: figures with letters, or two figures and more where the words name the register. */
const short = String.raw`(?:(?=\d*[A-Z])[A-Z\d]{2,3}|(?<=\bNMC PIN\b.{0,12})[A-Z\d]{2,3})\b`

/** An NMC PIN that stands in words has its form too: two digits, a letter from A to L, four digits, a letter. */
export const identityWords: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'identity',
    severity: 'error',
    patterns: [cued(new RegExp(`${cue}(?:${long}|${short})`, 'gi'), 'pin')],
    keeps: ({ text }) => !/ \d\d[A-L]\d{4}[A-Z]$/i.test(text),
    message: (phrase) => `"${phrase}" has not the form of an NMC PIN.`,
    remedy: 'Write it as it stands in the register, for example 12A3456E.',
  })
