import type { Finding } from '../finding.ts'
import { entryOf } from './entry-of.ts'
import type { SiteRule } from './rule.ts'

/**
 * The site says who provides the service: name, address, e-mail, and the professional body with a link to its register. An
 * NMC PIN has its form. Address and e-mail are keys that the clinic's data must have. Source: Electronic Commerce (EC
 * Directive) Regulations 2002, regulation 6.
 */
export const identity: SiteRule = ({ entries, release }) => {
  const clinic = entryOf(entries, 'clinic')
  if (!clinic?.value) return []
  const { practitioner } = clinic.value
  const findings: Finding[] = []
  const { body, url } = practitioner.register
  if (/\bNMC\b|Nursing and Midwifery/.test(body) && new URL(url).hostname !== 'www.nmc.org.uk') {
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
  if (practitioner.name === undefined && !marked && release) {
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
