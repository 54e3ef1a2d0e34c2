import { figuresOf } from '../../schemas/content/quantity.ts'
import { messagesByName } from '../../schemas/enquiry-message-names.ts'
import { type Page, plain, squash } from './built-site.ts'
import { type ExpectedPage, type Site, textsUnder } from './expected-pages.ts'
import { differs, type Fact, missing, type Problem } from './problems.ts'

/**
 * The keys of its own file that a page shows word for word: all but those compared as facts. Prose counts as an empty key. The three
 * contact pages share a file.
 */
const ownKeys: Record<ExpectedPage['kind'], RegExp> = {
  home: /^(?!title$|description$|treatments\.(?:more|items\.\d+\.name)$)/,
  about: /^(?!title$|description$)/,
  contact:
    /^(?:lead|free|form\.(?:heading|hints?|labels|privacy|submit)|panel\.(?:heading|address|phone|email|hours))\b/,
  sent: /^(?:sent\.text|sentPage\.next)\b/,
  failed: /^(?:failed\.text|failedPage\.next)\b/,
  treatment: /^(?!(?:title|description|price|facts)\b)/,
  legal: /^(?!(?:title|description|retention)\b)/,
}
const treatmentHeadings =
  /^(?:suitability|suits|notFor|tellFirst|concerns|contents|benefits|timeline|faqs|related)$/

/** The texts that content states for a page but that are not on it word for word. */
export function textProblems(page: Page, { kind, file }: ExpectedPage, { content }: Site): Problem[] {
  return [
    ...textsUnder(file, ownKeys[kind]),
    ...(kind === 'treatment' ? textsUnder(content.treatmentPage, treatmentHeadings) : []),
    ...(file.slug === 'cookie-policy' ? textsUnder(content.cookies, /^register\b/) : []),
    ...textsUnder(content.navigation, /^groups\b/),
  ]
    .filter(({ value }) => !page.words.includes(squash(value)))
    .flatMap((text) => missing('text', page.start, [text]))
}

/** The texts that any page may show. */
export function sharedTexts({ catalogue, content }: Omit<Site, 'origin'>): string[] {
  const { clinic, contact, cookies, testimonials, navigation, treatments, treatmentPage } = catalogue
  const kinds = ['clinic', 'navigation', 'contact', 'cookies', 'treatmentPage', 'testimonials'] as const
  return [
    ...kinds.flatMap((kind) => content[kind].passages.map(({ text }) => text)),
    ...Object.values(messagesByName),
    ...treatments.flatMap(({ title }) => [title, treatmentPage.pricing.replace('{treatment}', title)]),
    ...testimonials.items.map((_, index, { length }) => `Review ${index + 1} of ${length}`),
    ...cookies.register.map(({ name }) => name),
    contact.before.lookUp.replace('{pin}', clinic.practitioner.pin ?? ''),
    navigation.footer.copyright.replace('{year}', content.today.slice(0, 4)),
  ].map(plain)
}

/** The texts on a page with a figure, in digits or spelt out, or an email address that are not in the content the page is made from. */
export function figureProblems(
  page: Page,
  { file }: ExpectedPage,
  facts: readonly Fact[],
  shared: readonly string[],
): Problem[] {
  const own = [
    ...file.passages.map(({ text }) => text),
    ...facts.flatMap(({ stated }) => stated.map(({ value }) => value)),
  ].map(plain)
  const isKnown = (text: string) => [own, shared].some((all) => all.some((known) => holdsWhole(known, text)))
  const chosenByAddress = page.every('[data-query][hidden]').map((line) => page.stated(line))
  const runs = [...page.runs, ...chosenByAddress]
  const unknown = runs.filter(({ value }) => !isKnown(plain(value)))
  const spelt = new Set(figuresOf(unknown.map(({ value }) => value)).map(({ index }) => index))
  return unknown
    .filter(({ value }, index) => /[\d£@]/.test(value) || spelt.has(index))
    .map((run) => differs('words', run))
}

/** Whether `known` holds `text` without cutting one of its figures: "£25" is not part of "£250", nor "5" of "£5" or "1.5". */
function holdsWhole(known: string, text: string): boolean {
  for (let at = known.indexOf(text); at >= 0; at = known.indexOf(text, at + 1)) {
    const around = `${known.slice(Math.max(0, at - 2), at)}\n${known.slice(at + text.length, at + text.length + 2)}`
    const isCut =
      (/^[\d£]/.test(text) && /(?:[\d£]|\d[.,:])\n/.test(around)) ||
      (/\d$/.test(text) && /\n(?:[\d%]|[.,:]\d)/.test(around))
    if (!isCut) return true
  }
  return false
}
