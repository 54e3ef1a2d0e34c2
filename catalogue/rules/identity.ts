import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'
import { isMarked } from './shared.ts'

/** The site says who provides the service, with a link to the professional body's register. Source: E-Commerce Regulations 2002, regulation 6. */
export const identity: Rule = ({ clinic, release }) => {
  const { register, name } = clinic.value.practitioner
  const isNurse = /\bNMC\b|Nursing and Midwifery/.test(register.body)
  const isElsewhere = isNurse && !/^(?:www\.)?nmc\.org\.uk$/.test(new URL(register.url).hostname)
  const place = clinic.locate(['practitioner', 'register', 'url'])
  const message = 'the link to the register does not lead to the Nursing and Midwifery Council.'
  const remedy = 'Write https://www.nmc.org.uk/registration/search-the-register/.'
  const [unnamed, add] = ['the practitioner has no name.', 'Add practitioner.name as the register shows it.']
  const at = clinic.locate(['practitioner'])
  return [
    ...(isElsewhere ? [errorAt(place, 'identity', message, remedy, { subject: 'register' })] : []),
    ...(release && !name && !isMarked(clinic, 'practitioner.name')
      ? [errorAt(at, 'identity', unnamed, add, { subject: 'practitioner' })]
      : []),
  ]
}
