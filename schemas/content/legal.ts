import * as v from 'valibot'
import { dayOrMonth } from './day.ts'
import { field, group } from './expected.ts'
import { retention } from './retention.ts'
import { line, paragraph, searchDescription, searchTitle } from './text.ts'

/** Front matter of content/legal/<slug>.mdx. The slug is the file's name and the page's address. */
export const legalSchema = group({
  title: field(searchTitle('Privacy Policy'), 'the page’s heading and title'),
  description: searchDescription,
  summary: field(paragraph(), 'one or two sentences under the heading'),
  updated: v.optional(field(dayOrMonth, 'when the text was last changed: 2025-07-09 or 2025-01')),
  updatedLabel: field(line('Last updated'), 'what stands before the date'),
  retention: v.optional(field(retention, 'how long enquiries are kept; older ones are deleted')),
})

export const legalSlugs = [
  'privacy-policy',
  'accessibility',
  'terms-and-conditions',
  'cookie-policy',
] as const

/** A checked legal page with the slug from its file name. */
export type Legal = v.InferOutput<typeof legalSchema> & { slug: (typeof legalSlugs)[number] }
