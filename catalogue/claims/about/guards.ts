import type { Around } from './around.ts'

const more = /\b(?:further|extra|additional)\b|(?<!\b(?:or|and) )\bmore\b(?! than)/i
const than =
  /^ (?:more|less|longer|shorter|fewer|extra|further|earlier|off|cheaper|dearer|lower|higher|older|younger|of age|into)\b/i

/** Sentences about somebody else, some people only, or what is not so. */
export const elsewhere = new RegExp(
  [
    '\\b(?:elsewhere|(?:other|some|many|most|cheaper|London|high street) (?:clinics?|salons?|practitioners?|places)|competitors?|stud(?:y|ies)|trials?|research\\w*|surveys?|smok(?:ers?|es?|ing)|in the past|no longer(?! than)|abroad|manufacturers?|makers?|somebody else|at home|surgery|operations?|face-?lifts?)\\b',
    '\\b(?:in|for|with) (?:some|a few|certain|older|younger|men|women|darker|deeper|very|severe|stubborn|larger?|smaller?|those|anyone)\\b',
    '\\b(?:some|a few|certain|older|younger|one|another|a) (?:people|clients?|patients?|person|areas?|women|men)\\b',
    "^\\W*(?:if(?! you(?:[’']re| are)? (?:after|want|looking|prefer|would like))|unless|suppose|imagine|when i|(?:were|had|should) \\w+ (?:\\w+ )?to)\\b",
    '\\b(?:used to|would have|might have|could have|would (?:reach|be|cost|take|last|need)|promise|guarantee|pretend)\\b',
  ].join('|'),
  'i',
)

/** Words before a figure that deny it. */
export const denied =
  /(?:\bno (?:\w+ )?(?:treatment|result|effect|session|improvement|filler|course)s?\b[^.;,]{0,40}|(?:\b(?:not|never|cannot)|n[’']t)\b(?! only)(?: (?!and\b|but\b|so\b|or\b)[\w-]+){0,3} ?)$/i

/** Figures of how much more something is, or how much later. */
export function isDifference(figure: string, { before, after }: Around): boolean {
  return more.test(figure) || /\bas long as\s*$/i.test(before) || than.test(after)
}
