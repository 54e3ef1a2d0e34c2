import type { ReactNode } from 'react'
import { type ClinicField, clinicWords } from '../../schemas/content/clinic-words.ts'
import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'

/** One fact of the clinic, in prose. Phone and e-mail are links. */
export function ClinicFact({ field }: { field: ClinicField }): ReactNode {
  const { clinic } = useSite()
  if (field === 'phone') return <a href={urls.phone(clinic)}>{clinic.phone}</a>
  if (field === 'email') return <a href={urls.mail(clinic)}>{clinic.email}</a>
  return clinicWords(clinic)[field]
}
