import type { ContentFile } from '../content.ts'
import { noOffer, offers } from './offers.ts'
import { paidReview } from './paid-review.ts'
import type { WordRule } from './word-rule.ts'

/** Words that make light of a treatment before a school dance; age-18 leaves them to this rule. */
export const promOffers =
  /\bprom[- ](?:ready|package|prep|skin|lips|facials?|glow)\b|\b(?:ready|in time) for (?:the |your |her )?(?:school )?prom\b/

const shared = {
  id: 'pressure',
  source: 'CAP guidance on cosmetic interventions, rule 1.3; GMC guidance for cosmetic interventions',
  severity: 'error',
} as const

const isOwnWords = ({ kind }: ContentFile) =>
  kind !== 'testimonials' && kind !== 'legal' && kind !== 'cookies'

/** No discount, bundle, prize, voucher or credit. What a prescription-only treatment's page offers is for pom-price. */
export const pressureOffers: WordRule = {
  ...shared,
  patterns: offers,
  nearMisses: [
    ...noOffer,
    ...paidReview.patterns,
    /\bbundles? of (?:nerves?|fibres?|hairs?|towels|collagen|muscle)/,
    /\bdiscounted by (?:your|the) (?:body|immune)|\bone for (?:one|two|three) (?:or|to)/,
    /\bfree (?:treatments?|sessions?) on the NHS|\bNHS treatments? (?:is|are) free|\bmore than half off\b/,
  ],
  message: (phrase) => `"${phrase}" makes an offer of a cosmetic treatment.`,
  remedy: 'Say what the treatment costs, and leave the offer out.',
  where: (file) => isOwnWords(file) && !isPrescriptionOnly(file),
}

/** Nothing that hurries people, and nothing that makes light of a treatment. */
export const pressureWords: WordRule = {
  ...shared,
  patterns: [
    /\b(?:offer|deal|sale|promotion|price)s? (?:(?:must |will )?ends?|expires?|closes?|runs? out|(?:is |are )?(?:only )?(?:valid|available) (?:until|till)|until|for (?:one|this) (?:week|month|day) only)\b/,
    /\b(?:only|just|last|final)(?: a)? (?:few |\d+ |one |two |three |four |five |six |ten )*(?:places?|slots?|spaces?|spots?|appointments?|dates?|vials?) (?:left|remaining|available|this|in)\b/,
    /\b(?:places?|slots?|spaces?|appointments?|dates?) (?:are |is )?(?:limited|going fast|filling (?:up )?fast|selling (?:out|fast))\b|\blimited (?:places?|slots?|spaces?|availability|numbers?)\b/,
    /\bhurry(?:,|!| and| while| before)|\bdon[’']t (?:miss (?:out|this|it|your|our)|delay|wait)\b|\b(?:act|book) (?:now|today|fast|soon) (?:before|while|to (?:save|avoid|secure|get)|or)\b|\bwhile (?:stocks?|places|slots) last\b|\blast chance\b|\bbefore it[’']s too late\b/,
    /\b(?:today|this (?:week|weekend|month)) only\b|\bends (?:soon|today|tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|at midnight)\b|\b(?:the )?(?:first|next) (?:\d+|five|ten|twenty|fifty) (?:clients?|bookings?|people|customers?|callers?)\b/,
    /\blunch[- ]?(?:time|break|hour)[- ](?:treatments?|procedures?|face-?lifts?|peels?|lips?|fix|jabs?|fillers?|facials?|lasers?|tweak\w*|glow|beauty)\b|\b(?:in|over|during) (?:a|your|one|the|an) (?:\w+ )?lunch(?:[- ]?time|[- ]?break|[- ]?hour)\b/,
    /\bquick fix\b|\btweakments?\b|\b(?:beach|selfie|party|camera|wedding)[- ]ready\b|\bpamper(?:ing)? (?:part(?:y|ies)|evenings?|days?)\b|\b(?:filler|lip|injectables?|aesthetics|beauty) part(?:y|ies)\b|\bas easy as (?:a haircut|having your (?:hair|nails) done)\b/,
    promOffers,
  ],
  nearMisses: [
    ...noOffer,
    /\bdon[’']t (?:delay|wait),? (?:(?:for|to|until|if|and) )?(?:us|seek|see|ring|call|tell|ask|you)\b|\b(?:promoted|sold|advertised) as an? /,
    /\b(?:closed|break|open|shut) (?:[\w-]+ ){0,2}(?:in|over|during) (?:the|a) lunch ?(?:time|hour|break)/,
    /\b(?:only|just|last) (?:[\w-]+ )?(?:places?|spots?|dates?) in (?:the|your|which|this)/,
  ],
  message: (phrase) => `"${phrase}" hurries people or makes light of a treatment.`,
  remedy: 'Leave it out: people need time to decide about a treatment.',
  where: isOwnWords,
}

export function isPrescriptionOnly(file: ContentFile): boolean {
  return file.kind === 'treatment' && (file as ContentFile<'treatment'>).value.flags.includes('pom')
}
