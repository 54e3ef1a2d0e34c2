import { allMatches } from '../words/all-matches.ts'

/** A fact that words deny altogether, where they stand. */
export interface Absence {
  property: 'downtime'
  value: 'none'
  start: number
  end: number
}

const downtime = /\b(?:no|zero|without any) (?:real |actual )?downtime\b/gi
const partly =
  /\b(?:little or|almost|often|usually|virtually|nearly|not|if|may be|might be|some|other|unlike|many)\b/i

/** "no downtime", unless the words only come near to it. */
export function readAbsences(sentence: string): Absence[] {
  if (!/downtime/i.test(sentence) || partly.test(sentence) || sentence.trim().endsWith('?')) return []
  return allMatches(sentence, downtime).map((match) => ({
    property: 'downtime',
    value: 'none',
    start: match.index,
    end: match.index + match[0].length,
  }))
}
