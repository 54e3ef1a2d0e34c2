import * as v from 'valibot'
import { meantBoolean } from '../../schemas/content/choice.ts'
import { slug, slugOf } from '../../schemas/content/text.ts'
import { treatmentSchema } from '../../schemas/content/treatment.ts'
import type { Prompter } from '../terminal-prompter.ts'
import { treatmentOptions } from './options.ts'

const { title, group, price, flags, reason } = treatmentSchema.entries

/** What must be known for a new page, by the option that gives it. */
const answersSchema = v.object({
  title,
  slug,
  group,
  price: price.entries.amount,
  unit: price.entries.unit,
  from: price.entries.from,
  flags,
  reason,
})

export type Answers = v.InferOutput<typeof answersSchema>
type Option = keyof Answers

/** The defaults of options that may be left unanswered; the others need an answer. */
const suggestions: Partial<Record<Option, (soFar: Partial<Answers>) => string | undefined>> = {
  slug: ({ title = 'new treatment' }) => slugOf(title),
  unit: ({ group }) => (group === 'device' ? 'session' : 'treatment'),
  from: () => 'yes',
  flags: ({ group }) => (group === 'device' ? 'device' : 'none'),
  reason: () => 'none',
}

/** Absent unless a person is there to answer. */
export type PersonPrompter = Pick<Prompter, 'say' | 'ask'> | undefined

/** Validates what was given and asks for the rest until each answer is valid. Neither answers nor problems: the person left. */
export async function collectAnswers(
  given: Partial<Record<string, string>>,
  isTaken: (slug: string) => boolean,
  prompter?: PersonPrompter,
): Promise<{ answers?: Answers; problems: string[] }> {
  const answers: Partial<Record<Option, unknown>> = {}
  const problems: string[] = []
  const newSlug = v.pipe(
    slug,
    v.check(
      (name) => !isTaken(name),
      ({ input }) => `content/treatments/${input}.mdx is there already and is never overwritten.`,
    ),
  )
  const schemas = { ...answersSchema.entries, slug: newSlug }
  const readAnswer = (option: Option, text: string | undefined) =>
    v.safeParse(schemas[option] as v.GenericSchema, text && inputOf(option, text))
  for (const [option, what] of Object.entries(treatmentOptions) as [Option, string][]) {
    const suggestion = suggestions[option]?.(answers as Partial<Answers>)
    const isAsked = prompter && given[option] === undefined
    let read = isAsked ? undefined : readAnswer(option, given[option] ?? suggestion)
    while (prompter && !read?.success) {
      if (read) prompter.say(`  ${read.issues[0].message}\n`)
      const text = await prompter.ask(`\n${option}: ${what}${suggestion ? ` [${suggestion}]` : ''}\n> `)
      if (text === undefined) return { problems: [] }
      read = readAnswer(option, text.trim() || suggestion)
    }
    if (read?.success) answers[option] = read.output
    else problems.push(`--${option} (${what}): ${read?.issues[0].message}`)
  }
  return problems.length > 0 ? { problems } : { answers: v.parse(answersSchema, answers), problems }
}

function inputOf(option: Option, text: string): unknown {
  if (option === 'price') return /^£?\d+(?:\.\d+)?$/.test(text) ? Number(text.replace('£', '')) : text
  if (option === 'from') return meantBoolean(text) ?? text
  if (option === 'flags') return text === 'none' ? [] : text.split(',').map((word) => word.trim())
  return option === 'reason' && text === 'none' ? undefined : text
}
