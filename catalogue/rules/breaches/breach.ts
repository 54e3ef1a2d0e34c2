import {
  asked,
  onPage,
  onSite,
  type PageKind,
  type PlacedSentence,
  type SiteSpot,
  type TreatmentSpot,
} from '../../fixtures/honest-sentences/placed-sentence.ts'

/** A sentence that breaks a rule, with the phrase that its finding names, as it is written there. */
export interface Breach {
  phrase: string
  at: PlacedSentence
}

/** A breach on a treatment's page. */
export const breach = (page: PageKind, spot: TreatmentSpot, phrase: string, text: string): Breach =>
  only(phrase, onPage(page, spot, text))

/** A breach in a question of a treatment's page. */
export const breachAsked = (page: PageKind, phrase: string, question: string, answer: string): Breach =>
  only(phrase, asked(page, [question, answer]))

/** A breach elsewhere on the site. */
export const breachOn = (spot: SiteSpot, phrase: string, text: string): Breach =>
  only(phrase, onSite(spot, text))

function only(phrase: string, [at]: readonly PlacedSentence[]): Breach {
  if (!at) throw new Error('no sentence')
  return { phrase, at }
}
