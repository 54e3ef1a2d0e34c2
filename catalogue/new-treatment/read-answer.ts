import * as v from 'valibot'
import { expected } from '../../schemas/content/expected.ts'
import { nearest } from '../../schemas/content/nearest.ts'
import { type AnswerKey, type Answers, answersSchema } from './answers.ts'
import { textProblem, upperFirst } from './judge-text.ts'
import { freeReasons, type KnownContent } from './known-content.ts'
import type { AnswerForm, Question } from './questions.ts'

/** An answer that can be used, or what is wrong with it as a sentence. */
export type ReadAnswer = { value: Answers[AnswerKey] } | { problem: string }

/** Judges what was written in answer to a question, by the schema of the key and by the content there is. */
export function readAnswer({ key, form }: Question, text: string, known: KnownContent): ReadAnswer {
  const input = fromText(text.trim(), form)
  if (form === 'yes or no' && typeof input !== 'boolean')
    return { problem: upperFirst(expected(form)({ input })) }
  const parsed = v.safeParse(answersSchema.entries[key], input)
  if (!parsed.success) return { problem: upperFirst(parsed.issues[0].message) }
  const misfit = textProblem(key, parsed.output) ?? misfits[key]?.(parsed.output, known)
  return misfit === undefined ? { value: parsed.output } : { problem: misfit }
}

function fromText(text: string, form: AnswerForm): unknown {
  switch (form) {
    case 'text':
      return text
    case 'number':
      return /^£?\d+(?:\.\d+)?$/.test(text) ? Number(text.replace('£', '')) : text
    case 'yes or no':
      return /^(?:y|yes|true)$/i.test(text) || (/^(?:n|no|false)$/i.test(text) ? false : text)
    case 'list':
      return text === '' || text === 'none' ? [] : text.split(',').map((word) => word.trim())
  }
}

type Misfit = (value: unknown, known: KnownContent) => string | undefined

const saidElsewhere: Misfit = (value, { said }) => {
  const file = said.get(String(value).toLowerCase())
  return file === undefined ? undefined : `${file} says the same. Write words of this page's own.`
}

/** What only the other content can tell. */
const misfits: Partial<Record<AnswerKey, Misfit>> = {
  title: saidElsewhere,
  description: saidElsewhere,
  slug: (value, { slugs }) =>
    slugs.includes(String(value))
      ? `content/treatments/${value}.mdx is there already, and is never overwritten. Choose another address.`
      : undefined,
  related: (value, { slugs }) => {
    const chosen = Array.isArray(value) ? value.map(String) : []
    const unknown = chosen.find((slug) => !slugs.includes(slug))
    if (unknown !== undefined) {
      const near = nearest(unknown, slugs)
      return `"${unknown}" is no treatment. ${near ? `Did you mean "${near}"?` : `Treatments are ${slugs.join(', ')}.`}`
    }
    return new Set(chosen).size < chosen.length
      ? 'A treatment is named twice. Keep one of the two.'
      : undefined
  },
  reason: (value, known) => {
    const owner = known.reasons.get(String(value))
    if (owner !== undefined) return `"${value}" belongs to ${owner} already. Leave the reason out.`
    return freeReasons(known).some((reason) => reason === value)
      ? undefined
      : `"${value}" is a general reason, and belongs to no treatment. Leave the reason out.`
  },
}
