import type { Clinic } from '../schemas/content/clinic.ts'
import { urls } from '../schemas/urls.ts'
import type { ContactWay } from './linked-text.tsx'

/** A path as an absolute URL. The build takes the origin from SITE_ORIGIN. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE_ORIGIN).href

/** The clinic's phone and e-mail, for places where the form cannot help. */
export const contactWays = (clinic: Clinic): ContactWay[] => [
  { label: clinic.phone, href: urls.phone(clinic) },
  { label: clinic.email, href: urls.mail(clinic) },
]
