import { asked } from './denials.ts'
import { re, type WordRule } from './word-rule.ts'

const reward =
  '(?:free|complimentary|discount\\w*|money off|\\d+ ?(?:%|per ?cent) off|£ ?\\d+(?: off)?|gifts?|vouchers?|rewards?|rewarded|points|credits?|prizes?|prize draws?|win|cash|thank-you treat|treat)'
const review =
  '(?:(?:google|online|five[- ]star|5[- ]star|honest|good|positive|kind|nice|short|facebook|trustpilot) )*(?:reviews?|testimonials?)'

/** No reward for a review, and none asked for in exchange for a price. */
export const paidReview: WordRule = {
  id: 'paid-review',
  source: 'Digital Markets, Competition and Consumers Act 2024, schedule 20: fake and incentivised reviews',
  severity: 'error',
  patterns: [
    re`\b(?:leave|write|post|give|share|submit|send|add)(?: us)?(?: an?| your| the)? ${review}\b[^.;!?]{0,60}\b${reward}\b`,
    re`(?:\b|(?=£))(?:discount\w*|money off|\d+ ?(?:%|per ?cent) off|£ ?\d+(?: off)?|gifts?|vouchers?|rewards?|rewarded|points|credits?|prizes?|prize draws?|win|cash)\b[^.;!?]{0,40}\b(?:for|in (?:return|exchange) for|when you (?:leave|write|post|give)|if you (?:leave|write|post|give)) (?:us )?(?:an?|your|every|each|all|the)? ?${review}\b`,
    re`\b(?:free|complimentary) [^.;!?]{0,40}\b(?:in (?:return|exchange) for|when you (?:leave|write|post|give)|if you (?:leave|write|post|give)|for (?:leaving|writing|posting)) (?:us )?(?:an?|your|every|each|the)? ?${review}\b`,
    re`\b(?:every|each|your) ${review} (?:enters|earns|wins|gets|is rewarded|is worth)\b`,
    /\breview us [^.;!?]{0,20}\bfor (?:an? (?:free|discount|gift|voucher)|£)|\b(?:everyone|anyone|clients?|people) who (?:leaves?|writes?|posts?|reviews?)(?: us| an? review)? (?:gets?|receives?|wins?)|£ ?\d+ (?:off )?(?:to|for) (?:everyone|anyone|clients) who reviews?|\breview (?:us )?(?:and|to) (?:get|win|save|receive|earn|enter)\b|\breviews? (?:rewards?|discounts?)\b|\b(?:lower|reduced|special|better) prices? (?:for|in (?:return|exchange) for) (?:an? |your )?(?:\w+ )?reviews?\b/,
  ],
  nearMisses: [
    /\b(?:not?|never|neither|nothing|nobody|don[’']t|without) (?:[\w-]+ ){0,5}(?:for|in (?:return|exchange) for|to) (?:an? |your |any )?(?:\w+ )?reviews?\b/,
    /\breviews? (?:is|are) (?:never|not) (?:paid|rewarded|bought|given)/,
    /\breviews? (?:appointment|visit)\b|\bfor (?:an? |your |the )?(?:\w+ )?review (?:after|at|in|two|when|visit|appointment|once|of your)\b/,
    asked,
  ],
  message: (phrase) => `"${phrase}" rewards people for a review.`,
  remedy: 'Ask for honest reviews without giving anything for them.',
}
