import { type ExpectedPage, type Site, textsUnder } from './expected-pages.ts'
import { oneLine, type Page, type Stated, squash } from './page.ts'
import { differs, missing, type Problem, unknown } from './problems.ts'
import type { Expected } from './stated-facts.ts'

/** The keys of its own file that a page shows word for word, prose with them. Facts are compared in their places. */
const ownKeys: Record<ExpectedPage['kind'], RegExp> = {
  home: /^(?:hero|about|testimonials|gallery|contact|treatments\.(?:heading|lead|callToAction|items\.\d+\.description))\b/,
  about: /^(?:hero|meet|badges|qualifications|memberships|approach|whyChoose|closing)\b/,
  contact:
    /^(?:lead|free|form\.(?:heading|hints?|labels|privacy|submit)|panel\.(?:heading|address|phone|email|hours))\b/,
  sent: /^(?:sent\.text|sentPage\.next)\b/,
  failed: /^(?:failed\.text|failedPage\.next)\b/,
  treatment: /^$|^(?:summary|suitability|concerns|benefits|timeline|faqs|hero\.alt)\b/,
  legal: /^$|^(?:summary|updatedLabel)\b/,
}
const treatmentHeadings = /^(?:suitability|suits|unsuitable|concerns|benefits|timeline|faqs|related)$/

const blocks = 'p, li, h1, h2, h3, h4, td, th, dt, dd, a, span, label, summary, blockquote'

/** Every text that content states of a page is on it, word for word. */
export function textProblems(page: Page, { path, kind, file }: ExpectedPage, { content }: Site): Problem[] {
  const texts = [
    ...textsUnder(file, ownKeys[kind]),
    ...(kind === 'treatment' ? textsUnder(content.treatmentPage, treatmentHeadings) : []),
    ...(file.slug === 'cookie-policy' ? textsUnder(content.cookies, 'register') : []),
    ...textsUnder(content.navigation, 'groups'),
  ]
  return texts.flatMap((text) => {
    if (page.words.includes(squash(text.value))) return []
    const near = likest(page, text.value)
    return [near ? differs(path, 'text', near, text) : missing(path, 'text', page.start, [text])]
  })
}

/** The block of a page that begins and ends like a text for at least a third of its length. */
function likest(page: Page, text: string): Stated | undefined {
  const wanted = squash(text)
  let best: { near: Stated; length: number } | undefined
  for (const block of page.all(blocks)) {
    const near = page.stated(block)
    const found = squash(near.value)
    let [start, end] = [0, 0]
    while (start < found.length && found[start] === wanted[start]) start++
    while (end < found.length && found.at(-1 - end) === wanted.at(-1 - end)) end++
    if ((start + end) * 3 >= wanted.length && start + end > (best?.length ?? 0))
      best = { near, length: start + end }
  }
  return best?.near
}

/**
 * Every text with a figure or an address that a page shows or has read out stands so somewhere in the content that it is made
 * from. No component has figures of its own.
 */
export function figureProblems(page: Page, own: ExpectedPage, site: Site, expected: Expected[]): Problem[] {
  const { catalogue, content, today } = site
  const { testimonials, navigation } = catalogue
  const shared = [content.clinic, content.navigation, content.contact, content.cookies, content.treatmentPage]
  const files = [...shared, content.testimonials, own.file]
  const known = [
    ...files.flatMap(({ passages }) => passages.map(({ text }) => text)),
    ...expected.flatMap(({ values }) => values.map(({ value }) => value)),
    ...catalogue.treatments.map(({ title }) => title),
    ...testimonials.items.map(({ name }, index) => `${index + 1} / ${testimonials.items.length}: ${name}`),
    navigation.footer.copyright.replace('{year}', today.slice(0, 4)),
  ].map(plain)
  return page.runs
    .filter(({ value }) => /[\d£@]/.test(value) && !known.some((text) => holdsWhole(text, plain(value))))
    .map((run) => unknown(own.path, 'words', run))
}

function plain(text: string): string {
  return oneLine(text).replace(/[\u2010-\u2014]/g, '-')
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
