import type { ReactNode } from 'react'
import { aboutWords, clinicWords, cookieWords } from '../../schemas/content/clinic-words.ts'
import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'

/** One fact of the clinic, in prose. Phone and e-mail are links. Throws for an unknown field. */
export function ClinicFact({ field }: { field: string }): ReactNode {
  const { clinic, about, cookies } = useSite()
  if (field === 'phone') return <a href={urls.phone(clinic)}>{clinic.phone}</a>
  if (field === 'email')
    return (
      <a className="inline-block max-w-full wrap-anywhere" href={urls.mail(clinic)}>
        {clinic.email}
      </a>
    )
  const all = { ...clinicWords(clinic), ...aboutWords(about), ...cookieWords(cookies) }
  const words = all[field === 'name' ? 'clinic' : field]
  if (words === undefined) throw new Error(`<Clinic field="${field}"/> stands for nothing.`)
  return words
}
