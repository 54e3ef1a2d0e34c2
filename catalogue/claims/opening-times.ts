import type { Weekday } from '../../schemas/content/opening-hours.ts'
import { clockTimes } from './figures/clock-times.ts'
import { type DayGroup, dayGroups } from './figures/day-groups.ts'
import type { Measure } from './measure.ts'

/** Opening times said of some days, or that these are closed, with offsets in the sentence; no days where the words don't tell. */
export interface FoundTimes {
  days: Weekday[]
  /** The times; missing for "closed", and for a time of day at which nothing opens or closes. */
  measure?: Measure
  start: number
  end: number
}

const ours =
  /(?:^|[.;:,(–—]\s*|\b(?:and|but|so|when|that|where|because|as)\s+)(?:we|(?:the|our) (?:clinic|doors?|hours|opening hours|opening times))\b|^\W*(?:open|opening|hours|closed)\b|\bopening (?:hours|times)\b/i
const others =
  /\b(?:car ?parks?|parking|reception|phones?|telephones?|lines?|bus(?:es)?|trains?|pharmac(?:y|ies)|shops?|caf[eé]s?|librar(?:y|ies)|markets?|surger(?:y|ies)|hospitals?|schools?|helplines?|post office|couriers?|class(?:es)?|training|courses?|laborator(?:y|ies)|labs?|calls?|messages?|website|gyms?|neighbours?|next door|used to|next year|christmas|easter|bank holidays?|last appointment|first appointment|no longer|tablets?|take)\b|\?\W*$/i
const neighbours = /\bnext door\b|^\W*(?:pharmacy|car park|parking|surgery|shop)\b/i
const special =
  /\b(?:first|(?<!every )second|third|fourth|last|next|this|some|one|most|good|bank holiday)\s+$/i
const between =
  /^[\s,:;()–—-]*(?:(?:we|are|is|it|the|our|clinic|hours|doors?|open|opens|opening|close|closes|closing|closed|stay|every second|second|from|between|at|to|see|clients|people|you|run|work|until|till|late|again|as|usual|on|every|each|alternate|early|till|then|only|and|in|evenings?|mornings?|afternoons?)\b[\s,:;()–—-]*)*$/i

const timed = /\d[:.]\d\d|\d\s*[ap]\.?\s?m\b|\b(?:noon|midday|midnight|past)\b/i

const opened = /\bopen(?: all day| late)?(?: on| every| each)?\s+$/i
const denied = /\b(?:not|never|n[’']t|closed)\b/i

/** What makes it a part of the day that is closed. */
const partly = /^\s*(?:until|till|before|after|from|between|at|for|over)\b/i

/** What a time ends or begins that is no opening: "closed on Mondays until noon". */
const shut = /\b(?:closed|(?:not|never|n[’']t) open)\b(?:(?!\bopen)[^.;])*$/i

/** Every stretch of opening times in a sentence, each day that is closed, and other times of day without their days. */
export function readOpeningTimes(sentence: string, previous?: string): FoundTimes[] {
  const times = timed.test(sentence) ? clockTimes(sentence) : []
  if (times.length === 0 && !/\bclosed\b|\bopen\b/i.test(sentence)) return []
  const groups = dayGroups(sentence)
  const asked = groups.length === 0 && times.length === 1 ? daysAsked(previous) : []
  const isOurs =
    !others.test(sentence) &&
    !(previous && neighbours.test(previous)) &&
    groups.length > 0 &&
    (ours.test(sentence) || isNotice(sentence, [...groups, ...times]))
  const read = times.map(({ measure, start, end }, index): FoundTimes => {
    const previous = times[index - 1]?.end ?? 0
    const following = times[index + 1]?.start ?? sentence.length
    const isOpening =
      measure &&
      (measure.bound !== undefined || measure.least < measure.most) &&
      !shut.test(sentence.slice(0, start))
    if (isOpening && asked.length > 0) return { days: asked, measure, start, end }
    const days = isOurs && isOpening ? daysBeside(sentence, groups, { start, end, previous, following }) : []
    return { days, ...(measure && { measure }), start, end }
  })
  return isOurs ? [...read, ...closedDays(sentence, groups), ...openDays(sentence, groups, times)] : read
}

/** The days of a question for opening times: "When are you open on Thursdays?" */
function daysAsked(question: string | undefined): Weekday[] {
  const groups =
    question?.trim().endsWith('?') && /\bopen|\bhours\b/i.test(question) ? dayGroups(question) : []
  return groups.length === 1 ? (groups[0]?.days ?? []) : []
}

/** Whether a sentence says nothing but days and times, as notices of opening hours do. */
function isNotice(sentence: string, parts: readonly { start: number; end: number }[]): boolean {
  const rest = parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`, sentence)
  return between.test(rest.replace(/[.!]\s*$/, ''))
}

interface Stretch {
  start: number
  end: number
  previous: number
  following: number
}

/** The days that stand directly before or after a time, with no other time between. */
function daysBeside(
  sentence: string,
  groups: readonly DayGroup[],
  { start, end, previous, following }: Stretch,
): Weekday[] {
  const isPlain = (group: DayGroup) => !special.test(sentence.slice(0, group.start))
  const before = groups.findLast((group) => group.end <= start && group.start >= previous)
  const after = groups.find((group) => group.start >= end && group.end <= following)
  const follows = after && between.test(sentence.slice(end, after.start)) ? after : undefined
  const leads = before && between.test(sentence.slice(before.end, start)) ? before : undefined
  const group =
    follows && /^\s*(?:on|every|each)\b/i.test(sentence.slice(end, follows.start))
      ? follows
      : (leads ?? follows)
  return group && isPlain(group) ? group.days : []
}

/** Days on which the clinic is open, the sentence does not say when. */
function openDays(sentence: string, groups: readonly DayGroup[], times: readonly unknown[]): FoundTimes[] {
  if (times.length > 0) return []
  return groups
    .filter(({ start }) => {
      const before = sentence.slice(0, start)
      return opened.test(before) && !special.test(before) && !denied.test(before)
    })
    .map(({ days, start, end }) => ({
      days,
      measure: { least: 0, most: 24 * 60, unit: 'clock' },
      start,
      end,
    }))
}

function closedDays(sentence: string, groups: readonly DayGroup[]): FoundTimes[] {
  return groups.flatMap((group) => {
    const after = sentence.slice(group.end)
    if (partly.test(after)) return []
    const isClosed =
      /\b(?:closed(?: all day)?|(?:do(?:es)? not|do(?:es)?n[’']t|never|are not|aren[’']t|isn[’']t|is not) open)(?: on| every| each)?\s+$/i.test(
        sentence.slice(0, group.start),
      ) ||
      /^[\s:,–—-]*(?:we are|we’re|we're|it is|is|are)?\s*closed\b(?! (?:until|till|before|after|from|between|at|for|over)\b)/i.test(
        after,
      )
    const isPlain = !special.test(sentence.slice(0, group.start))
    return isClosed && isPlain ? [{ days: group.days, start: group.start, end: group.end }] : []
  })
}
