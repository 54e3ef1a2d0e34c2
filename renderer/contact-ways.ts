import type { Clinic } from '../schemas/content/clinic.ts'
import { urls } from '../schemas/urls.ts'
import type { ContactWay } from './linked-text.tsx'

/** The clinic's phone and e-mail, for places where the form cannot help. */
export const contactWays = (clinic: Clinic): ContactWay[] => [
  { label: clinic.phone, href: urls.phone(clinic) },
  { label: clinic.email, href: urls.mail(clinic) },
]
