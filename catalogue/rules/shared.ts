import type { ContentFile, Passage } from '../content.ts'
import { valueAt } from '../read/validate.ts'
import { re } from '../word-rule.ts'

const negated = "(?:not|never|cannot|can[’']t|don[’']t|doesn[’']t|won[’']t|isn[’']t|aren[’']t)"
const others = '(?:GP|doctor|surgeon|specialist|dermatologist|hospital|department|NHS|surgical clinic)s?'

/** More words about somebody else, none of which turns to the clinic. */
const theirs = "(?:(?!and|but|or|we|our|here)[\\w'’-]+ ){0,6}"

/** Matches a question about a treatment, which claims nothing; "Are you ready for ...?" and "Do you want ...?" do. */
export const asked =
  /(?<=^|[.!?] )(?:is|are|was|do|does|will|can|could|should|how)\b(?! your?\b(?! (?:guarantee|promise|cure|offer|give|sell|do|have|run|accept)\b))[^.!?]*\?/

/** Words right before or after a procedure's or service's name that say that it is not given. */
export const notOffered: readonly RegExp[] = [
  /\b(?:no(?: need for)?|nothing|without|nor|neither|never|not by|instead of|rather than) (?:an? |any )?(?:(?:[\w-]+ ){1,3}(?:or|nor) )?(?!more|longer|only)/,
  re`\b${negated} (?:ever )?(?:(?:offer|do|perform|provide|carry out|give|hold|use|make|accept|try to|find us|need|involve|require|work with|(?:done|given) under|by|over|via)\b ?)?(?:an? |any |your |the )?(?:(?:[\w-]+ ){1,3}(?:or|nor) )?`,
  /s?(?: or (?:an? )?[\w-]+(?: [\w-]+)?)? (?:is|are|can|will|may)(?: not|n[’']t| never)(?: ever)?(?: be)? (?:offered|done|carried out|performed|given|used|held|needed|possible|enough|removed|available|allowed)\b/,
]

/** Words that say that somebody else gives the procedure or service. */
export const byOthers: readonly RegExp[] = [
  re`\b(?:your|an?|the) (?:(?!visiting|resident|in-house)[\w-]+ ){0,3}${others} (?:can|could|may|might|will|would|does|do|arranges?|offers?|decides?) ${theirs}`,
  re`(?:s|es| biops(?:y|ies))? (?:is|are|can be) (?:(?:done|carried out|performed|arranged) (?:at|in|by)|for|left to) (?:an?|the|your) (?:\w+ )?${others}\b`,
  re`s?,? we (?:will |would |always )?refer (?:you|them|it) to (?:an?|the|your) (?:\w+ )?${others}\b`,
  re`s? needs? an? (?:\w+ )?${others}\b|s? on the NHS\b|s? (?:at|in|by) (?:the |a )?hospital\b`,
  re`(?<!\b(?:our|unlike|like|as|than|outside) )\b(?:in|at) (?:the |a )?hospital,? ${theirs}`,
  /\b(?:ask|see) (?:your|a) (?:GP|doctor) (?:about|for|if you need) (?:an? )?/,
  /(?<!not be |need to be )\brefer(?:red|s)? (?:you |clients |them |it )?(?:to (?:an?|the|your) (?:[\w-]+ ){1,3})?for (?:an? )?/,
]

/** Whether a file says something of the clinic and its treatments: not clients' words, policies or texts about cookies. */
export const isOwnWords = ({ kind }: ContentFile) =>
  kind !== 'testimonials' && kind !== 'legal' && kind !== 'cookies'

export function hasFlag(file: ContentFile, flag: 'pom' | 'ageRestricted'): boolean {
  return file.kind === 'treatment' && (file as ContentFile<'treatment'>).value.flags.includes(flag)
}

/** Whether what a key says is still to come: the key is marked `!placeholder`. */
export const isMarked = ({ placeholders }: ContentFile, key: string) =>
  placeholders.some((one) => one.key === key)

/** Whether a passage asks what its answer denies: "Do you remove moles?" "No." */
export function isAnsweredNo({ value }: ContentFile, { path }: Passage): boolean {
  if (path.at(-1) !== 'question') return false
  const answer = String(valueAt(value, [...path.slice(0, -1), 'answer']))
  return /^\W*(?:no(?! (?:need|doubt|problem|worr))|not(?! to worry)|never|nobody|sorry|unfortunately|we (?:never|do not|don[’']t|cannot|can[’']t))\b/i.test(
    answer,
  )
}
