import type { ContentFile, Passage } from '../content.ts'
import { at } from '../read/validate.ts'

const denial =
  /^\W*(?:no(?! (?:need|doubt|problem|worr))|not(?! to worry)|never|nobody|sorry|unfortunately|we (?:never|do not|don[’']t|cannot|can[’']t))\b/i
const affirmation = /^\W*(?:yes|yep|absolutely|certainly|definitely|of course)\b(?!,? but\b)/i

/** Whether a passage asks what its answer denies: "Do you remove moles?" "No." */
export const isAnsweredNo = (file: ContentFile, passage: Passage): boolean =>
  denial.test(answerTo(file, passage))

/** Whether a passage asks what its answer affirms, which claims it: "Is it painless?" "Yes." */
export const isAnsweredYes = (file: ContentFile, passage: Passage): boolean =>
  affirmation.test(answerTo(file, passage))

/** Empty if the passage is not the question of a question with its answer. */
const answerTo = ({ value }: ContentFile, { path }: Passage): string =>
  path.at(-1) === 'question' ? String(at(value, [...path.slice(0, -1), 'answer'])) : ''
