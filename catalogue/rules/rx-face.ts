import type { Entry } from '../read/entry.ts'
import { phraseFindings } from './phrase-findings.ts'
import type { FileRule } from './rule.ts'

const remote = '(?:online|video|virtual|remote|phone|telephone)'
const seen = '(?:consultations?|assessments?|prescri(?:bing|ptions?))'

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
        patterns: [
          new RegExp(`\\b${remote}[- ](?:\\w+ )?${seen}\\b`, 'gi'),
          /\b(?:virtual|video)[- ]appointments?\b/gi,
          new RegExp(
            `\\b${seen} (?:(?:is|are|held|done|given|offered|available) ){0,2}(?:online|remotely|by (?:video|phone|telephone)|over the phone)\\b`,
            'gi',
          ),
        ],
        keeps: (match) => !bookedOnline(match),
        message: (phrase) => `"${phrase}" may be read as a consultation at a distance.`,
        remedy:
          'Say that the consultation is face to face in the clinic, or "book a consultation online" for the booking.',
      })
    : []

function bookedOnline({ 0: phrase, input = '', index = 0 }: RegExpMatchArray): boolean {
  const before = input.slice(0, index)
  const after = input.slice(index + phrase.length)
  if (/\bbook(?:ing|ed|s)?\b/i.test(phrase) && /^online/i.test(phrase)) return true
  if (/online$/i.test(phrase)) return /\b(?:book|arrange|schedule|reserve)\w*\b[^.]{0,40}$/i.test(before)
  return (
    /\b(?:no|not|never|don’t|do not|cannot|can’t)\b[^.]{0,30}$/i.test(before) ||
    /^ (?:booking|diary|form)/i.test(after)
  )
}

function offersPrescribing(entry: Entry): boolean {
  if (entry.kind !== 'treatment') return entry.kind !== 'legal' && entry.kind !== 'waivers'
  return (entry as Entry<'treatment'>).value?.flags.includes('pom') ?? false
}
