import { type Clinic, visitKeys } from '../../schemas/content/clinic.ts'
import type { Contact } from '../../schemas/content/contact.ts'

interface VisitFact {
  label: string
  text: string
  link?: { label: string; href: string }
}

/** What the clinic has said about a visit so far and, once it has given a PIN, how to look up its practitioner. */
export function visitFacts(
  { visit = {}, practitioner }: Pick<Clinic, 'visit' | 'practitioner'>,
  words: Contact['before'],
): VisitFact[] {
  const { pin, register } = practitioner
  const given = visitKeys.flatMap((key) => {
    const text = visit[key]
    return text ? [{ label: words[key], text }] : []
  })
  if (!pin) return given
  const lookUp = words.lookUp.replace('{pin}', pin)
  return [
    ...given,
    { label: words.register, text: lookUp, link: { label: register.body, href: register.url } },
  ]
}
