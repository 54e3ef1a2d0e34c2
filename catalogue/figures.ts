import { capitalised } from '../schemas/capitalised.ts'
import type { Kind } from '../schemas/content/kinds.ts'
import { type Figure, figuresOf } from '../schemas/content/quantity.ts'
import { pageName } from './agreement.ts'
import { candidates, hoursOf, kinds } from './candidates.ts'
import type { ContentFile, Passage, Rule } from './content.ts'
import { errorAt, type Finding } from './finding.ts'
import { grouped } from './grouped.ts'
import { isOwn, type References, writtenIn } from './references.ts'
import { timed } from './waivers.ts'

/** A figure in a text must be a reference or marked, so no two texts can disagree. A treatment's page may mark no money or phone. */
export const figures: Rule = ({ passages, treatments, references }) => {
  const found = figuresOf(passages.map(({ passage }) => passage.words)).flatMap((figure): Found[] => {
    const { file, passage } = passages[figure.index] ?? {}
    return file && passage && isGoverned(file, passage, figure) ? [{ file, passage, figure }] : []
  })
  const same = grouped(found, ({ file, figure }) => `${file.file} ${figure.text}`)
  return [
    ...refusedMarks(treatments),
    ...[...same.values()].flatMap((all) => all.map((one) => unreferenced(one, all.length, references))),
  ]
}

interface Found {
  file: ContentFile
  passage: Passage
  figure: Figure
}

/**
 * Whether a figure may not be written out. Clients' own words are their own, but for ways to reach the clinic; so are most figures of
 * an answer under `visit`. A treatment's facts may not state amounts of money besides.
 */
const isGoverned = (file: ContentFile, passage: Passage, figure: Figure) =>
  !(file.kind === 'testimonials' && !/^(?:phone|email)$/.test(figure.kind)) &&
  !(passage.path[0] === 'visit' && /^(?:money|time|count|clock|day|street|postcode)$/.test(figure.kind)) &&
  !(isFact(file, passage) && !(file.kind === 'treatment' && neverMarked.has(figure.kind))) &&
  !(figure.kind === 'day' && hasHours(passage, figure.text))

/** Whether a text refers to the hours of each weekday of a figure as often as it names the day. A range names more days than two. */
function hasHours({ references, words }: Passage, text: string): boolean {
  const days = hoursOf(text)
  if (days.length === 0 || /\d|[-–]|\b(?:to|until|till)\b/.test(text)) return false
  const named = (day: string) => hoursOf(words).filter((one) => one === day).length
  return days.every((day) => named(day) <= references.filter((name) => name.startsWith(day)).length)
}

/** Keys that state facts themselves, as `facts.duration`; other texts refer to them. */
const factKeys: Partial<Record<Kind, RegExp>> = {
  clinic: /^(?!(?:tagline|practitioner|visit)\b)/,
  about: /^experience$/,
  treatment: /^(?:price|facts\.(?!details))\b/,
  legal: /^retention$/,
  cookies: /^choiceLasts$|\.lasts$/,
}

const isFact = ({ kind }: ContentFile, { path }: Passage): boolean =>
  path.length > 0 && (factKeys[kind]?.test(path.join('.')) ?? false)

/** Kinds that a treatment's page may not mark as about something else, nor state in a fact. */
const neverMarked: ReadonlySet<Figure['kind']> = new Set(['money', 'phone'])

function unreferenced({ file, passage, figure }: Found, times: number, references: References): Finding {
  const inProse = passage.path.length === 0
  const write = (name: string) => writtenIn(passage.path, name)
  const marked = (text: string) => (inProse ? `<Other>${text}</Other>` : `{other ${text}}`)
  const takeOut = whyTakeOut(file, passage)
  const mayMark = !takeOut && !(file.kind === 'treatment' && neverMarked.has(figure.kind))
  const meant = candidates(file, passage, figure, references)
  const same = meant.filter(({ isSame }) => isSame)
  const own = same.filter(({ name }) => isOwn(name))
  const offered = [own, same].find(({ length }) => length > 0) ?? meant
  const replaced = offered.length > 0 ? offered : [figure]
  const start = Math.min(...replaced.map((one) => one.start))
  const end = Math.max(...replaced.map((one) => one.end))
  const text = passage.words.slice(Math.min(start, figure.start), Math.max(end, figure.end))
  const message = `"${text}" is ${kinds[figure.kind].noun} that is written out without a reference.`
  const isDay = figure.kind === 'day'
  const texts = offered.map(({ name, words }) => {
    const day = isDay ? `${capitalised(name.replace('hours.', ''))} ` : ''
    return { replacement: write(name), text: `${day}${write(name)} (${words})` }
  })
  const allDays = isDay && inProse ? ['<OpeningHours/> on a line of its own'] : []
  const names = [...allDays, ...texts.map(({ text }) => text)]
  const remedy = takeOut ?? remedyOf(names, mayMark ? marked(text) : undefined)
  const mark = marked(passage.words.slice(start, end))
  const fixes = [
    ...(isDay ? [] : texts).map(({ replacement, text }) => ({ title: `Write ${text}`, replacement })),
    ...(mayMark ? [{ title: `Mark it as about something else: ${mark}`, replacement: mark }] : []),
  ]
  return errorAt({ ...passage.place(start), length: end - start }, 'figure', message, remedy, {
    ...(!mayMark &&
      same.length === 0 && { subject: `${pageName(file)} figure`, values: [timed(figure.text, times)] }),
    fixes: !takeOut && isVerbatim(file, passage, start, end) ? fixes : [],
  })
}

/** The remedy where a text can hold neither a reference nor a mark. */
function whyTakeOut(file: ContentFile, passage: Passage): string | undefined {
  if (isFact(file, passage)) return 'Take it out of this fact; other texts refer to its own key.'
  return passage.kind === 'beside'
    ? 'Take it out; a picture’s description and a title hold words alone.'
    : undefined
}

/**
 * Whether the file holds the words exactly as visitors read them, so that an editor's fix can replace them: on one line,
 * with no emphasis, link or HTML entity among them, and not at the start of an unquoted value.
 */
function isVerbatim(file: ContentFile, { path, place }: Passage, start: number, end: number): boolean {
  const [first, last] = [place(start), place(end - 1)]
  const key = path.length > 0 && start === 0 ? file.locate(path) : undefined
  const beginsValue = key?.line === first.line && key.column === first.column
  return !beginsValue && first.line === last.line && last.column - first.column === end - 1 - start
}

function remedyOf(names: readonly string[], mark: string | undefined): string {
  const key = 'state it under a key and refer to that'
  if (names.length === 0) return `${capitalised(key)}, ${mark ? `or mark it: ${mark}.` : 'or take it out.'}`
  const writing = `Write ${either.format(names)} if that is meant`
  return mark ? `${writing}, or mark it: ${mark}.` : `${writing}; otherwise ${key}, or take it out.`
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Marked amounts of money and phone numbers on a treatment's page. */
function refusedMarks(treatments: readonly ContentFile[]): Finding[] {
  const marked = treatments.flatMap((file) => file.marks.map((mark) => ({ file, ...mark })))
  return figuresOf(marked.map(({ text }) => text)).flatMap(({ index, kind, text }): Finding[] => {
    const { file, place } = marked[index] ?? {}
    if (!file || !place || !neverMarked.has(kind)) return []
    const message = `"${text}" is ${kinds[kind].noun}, which can’t be marked on a treatment’s page.`
    return [errorAt(place, 'figure', message, 'Take the mark away; the check then says what to write.')]
  })
}
