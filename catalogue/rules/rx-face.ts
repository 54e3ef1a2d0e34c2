import type { Entry } from '../read/entry.ts'
import { cued, type PhrasePattern } from '../words/phrase-pattern.ts'
import { isAnsweredNo, isDenied } from './denial.ts'
import { type Phrase, phraseFindings } from './phrase-findings.ts'
import type { FileRule } from './rule.ts'

const channel =
  '(?:zoom|skype|teams|facetime|whatsapp|google meet|video(?:[ -](?:call|link|chat))?|telephone|phone|e-?mail|webcam)'
const remote = `(?:online|virtual|remote|distance|digital|${channel}(?:[ -]based)?)`
const seen = '(?:consultations?|consults?|assessments?|appraisals?|prescri(?:bing|bers?|ptions?))'
const way = `(?:online|remotely|virtually|(?:by|via|over|on|through|using) (?:an? |the )?(?:\\w+ )?${channel}|on (?:an? |your |the )?screen|from (?:home|your (?:sofa|phone|own home)))`

const distant: readonly PhrasePattern[] = [
  cued(
    new RegExp(`\\b${remote}[\\s-](?:(?:\\w+|or|and|&)[\\s-]){0,2}?${seen}\\b`, 'gi'),
    'consult|assess|apprais|prescri',
  ),
  cued(/\b(?:virtual|video|remote|telephone|zoom)[\s-]appointments?\b/gi, 'appointment'),
  cued(
    new RegExp(
      `\\b${seen} (?:(?:with (?:a|our|the|your) (?:\\w+ )?(?:nurse|prescriber|doctor)|is|are|can|may|be|held|done|given|offered|available|arranged|issued|obtained|takes? place|happens?|either|entirely|also|in person or|face to face or) ){0,4}${way}`,
      'gi',
    ),
    'consult|assess|apprais|prescri',
  ),
  cued(
    new RegExp(
      `\\b(?:(?:consult|assess|prescribe)(?:s|d|ed)?|consulting|assessing|prescribing|see|sees|seen|seeing) (?:(?!not)[\\w’']+ ){0,4}?${way}`,
      'gi',
    ),
    'consult|assess|prescri|see|sees|seen|seeing',
  ),
  cued(
    /\b(?:tele|e-?)-?(?:consult(?:ation|ing)?s?|medicine|health|prescri(?:bing|ptions?))\b/gi,
    'teleconsultation|e|econsultation|emedicine|ehealth|eprescribing',
  ),
  cued(
    new RegExp(
      `\\b${seen}(?::| ?\\() ?(?:(?:in (?:the )?clinic|face to face|in person) (?:or|and|/) )?(?:online|by (?:video|phone)|remote)\\b`,
      'gi',
    ),
    'consult|assess|apprais|prescri',
  ),
  cued(
    /\b(?:book|have|start with|arrange|try|choose) (?:an?|your|our) (?:free )?(?:video|zoom|facetime|teams|skype|whatsapp)[\s-](?:call|chat|meeting|visit)\b/gi,
    'video|zoom|facetime|teams|skype|whatsapp',
  ),
  cued(/\bonline (?:form|questionnaire)\b[^.!?;]{0,40}\bprescri(?:be|bes|ption)\b/gi, 'online'),
  cued(
    /\b(?:we|can|be|is|are) prescribed? without (?:an? )?(?:visit|seeing|being seen|meeting|appointment)\b/gi,
    'without',
  ),
]

/**
 * Where a prescription-only treatment is offered, nothing promises a consultation at a distance: the prescriber sees the
 * client face to face. Booking a consultation online is no online consultation. Source: Nursing and Midwifery Council,
 * position on remote prescribing for non-surgical cosmetic medicines, from 1 June 2025.
 */
export const rxFace: FileRule = (scope) =>
  offersPrescribing(scope.entry)
    ? phraseFindings(scope, {
        rule: 'rx-face',
        severity: 'warning',
        patterns: distant,
        keeps: (phrase) => !isBooking(phrase) && !isDenied(phrase) && !isAnsweredNo(scope, phrase),
        message: (phrase) => `"${phrase}" may be read as a consultation at a distance.`,
        remedy:
          'Say that the consultation is face to face in the clinic, or "book a consultation online" for the booking.',
      })
    : []

/** Whether it is the booking that happens at a distance, or somebody else who is spoken to. */
function isBooking({ text, before, after }: Phrase): boolean {
  if (/\b(?:video|zoom|skype|teams|facetime|google meet|webcam|remotely|virtually|screen)\b/i.test(text))
    return false
  if (/\b(?:book|reserv|arrang|schedul)\w*\b/i.test(text) && !/prescri/i.test(text)) return true
  if (
    /^[\s-](?:booking|diary|form|reminder)|^s? with (?:your|a) (?:GP|doctor|pharmacist|solicitor)\b/i.test(
      after,
    )
  )
    return true
  return (
    new RegExp(`${way}$`, 'i').test(text) &&
    /\b(?:book|arrange|schedule|reserve|request|choose|change|move|cancel)\w*\b[^.!?;]{0,40}$/i.test(before)
  )
}

function offersPrescribing(entry: Entry): boolean {
  if (entry.kind !== 'treatment') return entry.kind !== 'legal' && entry.kind !== 'waivers'
  return (entry as Entry<'treatment'>).known?.flags?.includes('pom') ?? false
}
