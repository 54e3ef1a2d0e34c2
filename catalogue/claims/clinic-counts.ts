import type { Figure } from './figures/figure.ts'

const countable = /^(?:treatment|testimonial|membership|qualification)$/
const ours = /^\W*$|\b(?:we|our|us|she|her|nurse|clinic|practitioner|all|read|see)\b[^.;,]*$/i
const oursAfter = /\bour nurse\b|\bwe\b/i
const offered =
  /\b(?:all|our(?: clinic(?: \w+)?)?|(?:portfolio|range|choice|list|menu) of|(?:we|clinic)(?: (?:now|currently|also))? (?:offers?|provides?|ha(?:ve|s)|gives?|lists?|performs?))\s+(?:the\s+)?$/i
const offeredHere =
  /^ (?:at|in) (?:our|the) clinic\b|^ to choose from\b|^ on (?:our|the) (?:list|menu|site|website)\b|^ (?:that |which )?we (?:offer|provide|give)\b/i

/** "3 treatments for redness", "2 memberships to renew": some of them. */
const someOnly = /^ (?:for|to (?!choose)|in this|newest)\b/i

/** Whether a figure says how many of something the clinic has; treatments are also what clients have. */
export function countsTheClinics(sentence: string, { noun, start, end }: Figure): boolean {
  if (!isCounted(noun) || /\bcourse\b/i.test(sentence)) return false
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  if (someOnly.test(after)) return false
  return noun === 'treatment'
    ? offered.test(before) || offeredHere.test(after)
    : ours.test(before) || oursAfter.test(after)
}

/** Whether the clinic's own of this noun, in the singular, are counted. */
export function isCounted(noun: string): boolean {
  return countable.test(noun)
}
