import type { Rule } from '../content.ts'
import type { Finding } from '../finding.ts'
import { type WordRule, wordRule } from './word-rule.ts'

/** An NMC PIN in words has its form: two figures, a letter from A to L, four figures, a letter. */
export const pin: WordRule = {
  id: 'identity',
  source: 'Electronic Commerce (EC Directive) Regulations 2002, regulation 6',
  severity: 'error',
  patterns: [
    /\bPIN(?: (?:number|no\.?))?(?: is)?:? (?!code\b|\d+(?:st|nd|rd|th)\b)(?!\d\d[A-L]\d{4}[A-Z]\b)(?=[A-Z]*\d)(?:[A-Z\d]{4,12}|(?=\d*[A-Z])[A-Z\d]{2,3}|(?<=\bNMC PIN\b.{0,12})[A-Z\d]{2,3})\b/,
  ],
  nearMisses: [],
  message: (phrase) => `"${phrase}" does not have the form of an NMC PIN.`,
  remedy: 'Write it as the register shows it, for example 12A3456E.',
}

const pinFindings = wordRule(pin)

/** The site says who provides the service, with a link to the professional body's register. */
export const identity: Rule = (content) => {
  const { clinic, release } = content
  const { register, name } = clinic.value.practitioner
  const findings: Finding[] = pinFindings(content)
  const isNurse = /\bNMC\b|Nursing and Midwifery/.test(register.body)
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
  if (release && name === undefined && !clinic.placeholders.some(({ key }) => key === 'practitioner.name')) {
    findings.push({
      ...clinic.locate(['practitioner']),
      rule: 'identity',
      severity: 'error',
      message: 'the practitioner has no name.',
      remedy: 'Add practitioner.name as the register shows it.',
      subject: 'practitioner',
    })
  }
  return findings
}
