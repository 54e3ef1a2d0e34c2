import * as v from 'valibot'
import { choice } from './choice.ts'
import { expected, field, group, numberLike } from './expected.ts'
import { line, list, paragraph } from './text.ts'

/** Consent categories of the Privacy and Electronic Communications Regulations: essential needs no choice. */
const cookieCategories = ['essential', 'analytics', 'functionality'] as const

const words = (what: string) => field(line(), what)
const category = group({ label: words('the category’s name'), text: field(paragraph(), 'what it is for') })

/** Everything that the site keeps in a visitor's browser; the banner and the cookie policy's table are made from it. */
const stored = group({
  name: field(line('cookieConsent'), 'the key or cookie'),
  where: field(choice(['localStorage', 'sessionStorage', 'cookie']), 'where'),
  category: field(choice(cookieCategories), 'category'),
  purpose: field(paragraph(), 'what it is for'),
  lasts: words('how long it is kept'),
})

/** content/cookies.yaml. */
export const cookiesSchema = group({
  banner: group({
    title: words('title'),
    text: paragraph(),
    policy: words('link to the cookie policy'),
    accept: words('button'),
    reject: words('button'),
    customise: words('button'),
  }),
  preferences: group({
    title: words('title'),
    text: paragraph(),
    later: field(paragraph(), 'how to change the choice later'),
    always: words('what stands beside a category that is always on'),
    save: words('button'),
    accept: words('button'),
    close: words('name of the close control'),
  }),
  saved: words('what confirms a choice'),
  categories: field(group(v.entriesFromList(cookieCategories, category)), 'the three categories'),
  register: field(list(stored), 'everything that is stored'),
  choiceLastsDays: v.optional(
    field(
      v.pipe(
        numberLike('a number of days', 365),
        v.integer(expected('a whole number of days', 365)),
        v.minValue(1, expected('a whole number of days, 1 or more', 365)),
      ),
      'after how many days to ask again',
    ),
  ),
})

export type Cookies = v.InferOutput<typeof cookiesSchema>

/** How long a choice lasts, in words; undefined where it lasts until the visitor changes it. */
export const choiceLasts = ({ choiceLastsDays: days }: Cookies): string | undefined =>
  days === undefined ? undefined : days === 365 ? 'a year' : `${days} days`
