import * as v from 'valibot'
import { optionalCategories } from '../consent.ts'
import { choice } from './choice.ts'
import { field, group, written } from './expected.ts'
import { distinct, line, list, paragraph, words } from './text.ts'

const cookieCategories = ['essential', ...optionalCategories] as const

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
  choiceLasts: v.optional(
    field(
      written('a number of days', '180 days', /^[1-9]\d{0,3} days?$/),
      'after how long a visitor is asked again; without it a choice lasts until it is changed',
    ),
  ),
  categories: field(group(v.entriesFromList(cookieCategories, category)), 'the three categories'),
  register: field(
    v.pipe(
      list(stored),
      distinct(({ name, where }) => `${name} in ${where}`, 'name'),
    ),
    'everything that is stored',
  ),
})

export type Cookies = v.InferOutput<typeof cookiesSchema>
