import { cued, type PhrasePattern } from '../words/phrase-pattern.ts'
import { isAnsweredNo, isDenied, sentenceOf } from './denial.ts'
import { type Phrase, phraseFindings } from './phrase-findings.ts'
import type { FileRule } from './rule.ts'

const surgery: readonly PhrasePattern[] = [
  cued(/\b(?:excisions?|excisional|excis(?:ed|es|ing)|excise)\b/gi, 'excis'),
  cued(/\bmoles?[\s-](?:(?:and|&|or|\/) [\w-]+(?: [\w-]+)?[\s-])?removals?\b/gi, 'mole'),
  cued(
    /\bmoles? (?:(?:is|are|was|were|can be|safely|quickly|completely|surgically) ){0,2}(?:removed|cut out|shaved off|taken off)\b/gi,
    'mole',
  ),
  cued(/\bmoles?(?:, [\w-]+(?: [\w-]+)?){1,4}(?:,? (?:and|or) [\w-]+(?: [\w-]+)?)? removed\b/gi, 'mole'),
  cued(/\bwe (?:can |will )?take (?:(?:your|an?|the) )?moles? off\b/gi, 'mole'),
  cued(/\b(?:get|gets|getting) rid of (?:(?:your|an?|the|unwanted) )?moles?\b/gi, 'rid'),
  cued(/\b(?:is|are) cut out\b|\bunder an? local(?=\s*(?:[.,;!?]|$))/gi, 'cut|local'),
  cued(/\bunder LA\b/g, 'la'),
  cued(
    /\b(?:removal|removing|remove|removes) (?:of )?(?:(?:an?|the|your|any|all|most|many|unwanted|unsightly|raised|facial|troublesome) ){0,2}moles?\b/gi,
    'remov',
    'mole',
  ),
  cued(
    /\b(?:minor|skin|day)[\s-](?:surgery|surgical|ops?|operations?)(?: procedures?)?\b/gi,
    'surgery|op|ops|operation',
  ),
  cued(/\bsurgical(?:ly)?[\s-](?:remov(?:al|ed|es|ing|e)|procedures?)\b/gi, 'surgical'),
  cued(/\b(?:shave|punch|incisional)[\s-](?:removal|biops(?:y|ies))\b/gi, 'shave|punch|incision'),
]
const numbing: readonly PhrasePattern[] = [cued(/\blocal[\s-]an(?:ae|e)sthe(?:tics?|sia)\b/gi, 'local')]

/**
 * Surgical procedures are a regulated activity: whoever offers them is registered with the Care Quality Commission and
 * gives the number. Holds while `cqc` is missing in the clinic's data. What is not done here, what somebody else does, and
 * what numbs within a cream or a gel is no offer. Source: CQC, scope of registration: surgical procedures.
 */
export const cqc: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'cqc',
    severity: 'error',
    patterns: [...surgery, ...numbing],
    keeps: (phrase) =>
      !isDenied(phrase) &&
      !isAnsweredNo(scope, phrase) &&
      !isElsewhere(phrase) &&
      !(/^local/i.test(phrase.text) && isNoInjection(phrase, scope.entry.kind)),
    message: (phrase) => `"${phrase}" needs registration with the Care Quality Commission.`,
    remedy: 'Put the registration number into content/clinic.yaml as "cqc", or leave the procedure out.',
  })

const others = '(?:GP|doctor|surgeon|specialist|hospital|dermatologist|surgical clinic|department|NHS)s?'
const elsewhere = [
  /\brefer(?:s|red|ring)? (?:(?:you|clients?|patients?|it|them|people) )?(?:to|for|on|elsewhere)\b/i,
  new RegExp(
    `\\b(?:an?|the|your|any) (?:\\w+ ){0,4}${others}\\b[\\w ]{0,20} (?:can|could|may|might|will|would|does|do|arranges?|decides?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:for|needs?|see|ask|visit|belongs? with) (?:an?|your|the) (?:\\w+ ){0,2}${others}\\b`,
    'i',
  ),
]
const ours =
  /\b(?:no need|need not|do(?:es)? not need|don[’']t need)\b|\b(?:no|without(?: an?)?|skip|avoid|instead of)\b[\w ]{0,15}(?:referrals?|hospital|surgeon)|\b(?:our|visiting|in-house|resident) (?:\w+ )?(?:surgeon|doctor|dermatologist|specialist)|\b(?:at|in) (?:our|the) clinic\b|\bwe (?:offer|do|perform|provide|carry out|remove|excise)\b/i

/** Whether the sentence says that somebody else does it. */
function isElsewhere(phrase: Phrase): boolean {
  const sentence = sentenceOf(phrase)
  if (/\bif (?:an? )?$/i.test(phrase.before) && /^ (?:would|is|were|seems)\b/i.test(phrase.after)) return true
  if (
    new RegExp(
      `^(?:s| biops(?:y|ies))? (?:is|are|can be) (?:done|carried out|performed|arranged) (?:at|in|by) (?:an?|the|your) (?:\\w+ )?${others}\\b`,
      'i',
    ).test(phrase.after)
  )
    return true
  return elsewhere.some((pattern) => pattern.test(sentence)) && !ours.test(sentence)
}

/** Whether a local anaesthetic is part of a cream or gel, of somebody's history, or of a practitioner's past. */
function isNoInjection(phrase: Phrase, kind: string): boolean {
  const { before, after } = phrase
  return (
    /^ (?:cream|gel|ointment|spray|patch)\b|^ in the (?:[\w-]+ ){0,2}(?:cream|gel|ointment|product|filler)\b/i.test(
      after,
    ) ||
    /\b(?:cream|ointment|gel|lidocaine|filler|product)\b[^.!?;]{0,40}$/i.test(before) ||
    /\b(?:allerg\w+|react\w*|sensitiv\w+|dentists?|dental)\b[^.!?;]{0,60}$/i.test(before) ||
    /^[^.!?;]{0,20}\b(?:at|from) (?:the|your|a) dentist/i.test(after) ||
    (kind === 'about' &&
      /\b(?:taught|trained|learnt|learned|theatre|wards?|career)\b/i.test(sentenceOf(phrase)))
  )
}
