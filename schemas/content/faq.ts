import type * as v from 'valibot'
import { field, group } from './expected.ts'
import { line, paragraph } from './text.ts'

/** One question that clients ask, with its answer. */
export const faq = group({
  question: field(line('Does it hurt?'), 'the question in a client’s words'),
  answer: field(paragraph(), 'a plain answer of one to four sentences'),
})

export type Faq = v.InferOutput<typeof faq>
