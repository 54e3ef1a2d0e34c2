import type { Path, Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** The site says who provides the service, with a link to the professional body's register. Source: E-Commerce Regulations 2002, regulation 6. */
export const identity: Rule = ({ clinic, release }) => {
  const { register, name } = clinic.value.practitioner
  const found = (path: Path, subject: string, message: string, remedy: string): Finding[] => [
    { ...clinic.locate(path), rule: 'identity', severity: 'error', subject, message, remedy },
  ]
  const isNurse = /\bNMC\b|Nursing and Midwifery/.test(register.body)
  const isElsewhere = isNurse && !/^(?:www\.)?nmc\.org\.uk$/.test(new URL(register.url).hostname)
  const message = 'the link to the register does not lead to the Nursing and Midwifery Council.'
  const remedy = 'Write https://www.nmc.org.uk/registration/search-the-register/.'
  const isMarked = clinic.placeholders.some(({ key }) => key === 'practitioner.name')
  const unnamed = 'the practitioner has no name.'
  const add = 'Add practitioner.name as the register shows it.'
  return [
    ...(isElsewhere ? found(['practitioner', 'register', 'url'], 'register', message, remedy) : []),
    ...(release && !name && !isMarked ? found(['practitioner'], 'practitioner', unnamed, add) : []),
  ]
}
