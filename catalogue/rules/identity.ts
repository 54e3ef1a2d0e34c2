import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'
import { isMarked } from './shared.ts'

/** The site says who provides the service, with a link to the professional body's register. Source: E-Commerce Regulations 2002, regulation 6. */
export const identity: Rule = ({ clinic, release }) => {
  const { register, name } = clinic.value.practitioner
  const isNurse = /\bNMC\b|Nursing and Midwifery/.test(register.body)
  const isElsewhere = isNurse && !/^(?:www\.)?nmc\.org\.uk$/.test(new URL(register.url).hostname)
  const isUnnamed = release && !name && !isMarked(clinic, 'practitioner.name')
  const found = (subject: string, path: string[], message: string, remedy: string) => [
    errorAt(clinic.locate(path), 'identity', message, remedy, { subject }),
  ]
  const elsewhere = 'the link to the register does not lead to the Nursing and Midwifery Council.'
  const right = 'Write https://www.nmc.org.uk/registration/search-the-register/.'
  const add = 'Add practitioner.name as the register shows it.'
  return [
    ...(isElsewhere ? found('register', ['practitioner', 'register', 'url'], elsewhere, right) : []),
    ...(isUnnamed ? found('practitioner', ['practitioner'], 'the practitioner has no name.', add) : []),
  ]
}
