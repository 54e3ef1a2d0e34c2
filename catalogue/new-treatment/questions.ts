import { treatmentFlags, treatmentGroups } from '../../schemas/content/treatment.ts'
import type { AnswerKey, Answers } from './answers.ts'
import { freeReasons, type KnownContent } from './known-content.ts'
import type { TreatmentOption } from './options.ts'

/** How an answer is written: as it is, as a number, as yes or no, as words separated by commas. */
export type AnswerForm = 'text' | 'number' | 'yes or no' | 'list'

/** One thing to ask. */
export interface Question {
  key: AnswerKey
  /** The command's option that answers it. */
  option: TreatmentOption
  /** What is asked. */
  asks: string
  form: AnswerForm
  /** What an empty answer means: a suggestion, or with nothing that it is left out. */
  suggestion?: (soFar: Partial<Answers>, known: KnownContent) => string
  /** May be left out; the page then keeps a placeholder, or goes without. */
  optional?: true
  /** Whether there is anything to ask; always when absent. */
  isOpen?: (soFar: Partial<Answers>, known: KnownContent) => boolean
}

/** Everything that is asked, in this order. */
export const questions: readonly Question[] = [
  { key: 'title', option: 'title', asks: 'What is the treatment called?', form: 'text' },
  {
    key: 'slug',
    option: 'slug',
    asks: 'What is its page’s address, after /treatments/?',
    form: 'text',
    suggestion: ({ title = '' }) => slugFrom(title),
  },
  {
    key: 'group',
    option: 'group',
    asks: `Which group of the menu does it belong to: ${treatmentGroups.join(', ')}?`,
    form: 'text',
  },
  { key: 'amount', option: 'price', asks: 'What does it cost, in pounds?', form: 'number' },
  {
    key: 'unit',
    option: 'unit',
    asks: 'What does one price pay for: treatment, session, course, test or appointment?',
    form: 'text',
    suggestion: ({ group }) => (group === 'device' ? 'session' : 'treatment'),
  },
  {
    key: 'from',
    option: 'from',
    asks: 'Is that the lowest of several prices (shown as "from £...")?',
    form: 'yes or no',
    suggestion: () => 'yes',
  },
  {
    key: 'description',
    option: 'description',
    asks: 'What should search pages say of it, in one sentence of 50 to 160 characters?',
    form: 'text',
    optional: true,
  },
  {
    key: 'summary',
    option: 'summary',
    asks: 'What is it, in one or two sentences under the page’s heading?',
    form: 'text',
    optional: true,
  },
  {
    key: 'duration',
    option: 'duration',
    asks: 'How long does an appointment take, for example 15-20 minutes?',
    form: 'text',
    optional: true,
  },
  {
    key: 'sessions',
    option: 'sessions',
    asks: 'How many sessions are usual, for example 2-3 sessions?',
    form: 'text',
    optional: true,
  },
  {
    key: 'flags',
    option: 'flags',
    asks: `What does the law attach to it: none, or of ${treatmentFlags.join(', ')}, separated by commas?`,
    form: 'list',
    suggestion: ({ group }) => (group === 'device' ? 'device' : 'none'),
  },
  {
    key: 'related',
    option: 'related',
    asks: 'Which two to four treatments are related, separated by commas?',
    form: 'list',
    suggestion: ({ group }, { slugs, groups }) => {
      const alike = slugs.filter((slug) => groups.get(slug) === group)
      return [...alike, ...slugs.filter((slug) => !alike.includes(slug))].slice(0, 2).join(', ')
    },
  },
  {
    key: 'reason',
    option: 'reason',
    asks: 'Which reason for contact is chosen when a client asks about it?',
    form: 'text',
    optional: true,
    isOpen: (_soFar, known) => freeReasons(known).length > 0,
  },
  {
    key: 'generalReason',
    option: 'general-reason',
    asks: 'No reason for contact is its own. Does the clinic accept, in content/waivers.yaml, that clients choose a general one such as Free Consultation?',
    form: 'yes or no',
    optional: true,
    isOpen: ({ reason }) => reason === undefined,
  },
  {
    key: 'contact',
    option: 'contact',
    asks: 'Where does Contact Us lead: form or email?',
    form: 'text',
    suggestion: () => 'form',
  },
  {
    key: 'showAddress',
    option: 'show-address',
    asks: 'Does the page end with the clinic’s address?',
    form: 'yes or no',
    suggestion: () => 'no',
  },
]

/** A title as an address: "Cryotherapy & Electrolysis" is `cryotherapy-electrolysis`. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
