import type { Kind } from '../schemas/content/kinds.ts'
import { typeset } from '../schemas/content/typeset.ts'
import type { Path } from './content.ts'
import { isMachine } from './read/texts.ts'

/** The toasts of the contact form, whose letters the specification fixes. */
const toasts: readonly unknown[] = ['sent', 'failed']

/** One file's value with every text that visitors read set as print has it. */
export function typesetTexts(kind: Kind, data: unknown, path: Path = []): unknown {
  if (typeof data === 'string') return isSet(kind, data, path) ? typeset(data) : data
  if (Array.isArray(data)) return data.map((entry, index) => typesetTexts(kind, entry, [...path, index]))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, entry]) => [key, typesetTexts(kind, entry, [...path, key])]),
  )
}

const emailAddress = /^\S+@\S+$/

function isSet(kind: Kind, text: string, path: Path): boolean {
  const isToast = kind === 'contact' && toasts.includes(path[0])
  return !isToast && !isMachine(kind, path) && !emailAddress.test(text)
}
