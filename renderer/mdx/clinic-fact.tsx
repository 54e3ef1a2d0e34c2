import type { ReactNode } from 'react'
import { aboutWords, clinicWords, cookieWords, policyWords } from '../../schemas/content/clinic-words.ts'
import { urls } from '../../schemas/urls.ts'
import { useSite } from '../use-site.ts'

/** One fact of the clinic, in prose. Phone and e-mail are links. Throws for an unknown field. */
export function ClinicFact({ field }: { field: string }): ReactNode {
  const { clinic, about, cookies, legal } = useSite()
  if (field === 'phone') return <a href={urls.phone(clinic)}>{clinic.phone}</a>
  if (field === 'email')
    return (
      <a className="inline-block max-w-full wrap-anywhere" href={urls.mail(clinic)}>
        {clinic.email}
      </a>
    )
  const policy = legal.find(({ slug }) => slug === 'privacy-policy')
  const stated = { ...aboutWords(about), ...cookieWords(cookies), ...(policy && policyWords(policy)) }
  const all = { ...clinicWords(clinic), ...stated }
  const words = all[field === 'name' ? 'clinic' : field]
  if (words === undefined) throw new Error(`<Clinic field="${field}"/> stands for nothing.`)
  return words
}
