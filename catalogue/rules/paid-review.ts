import { re, type WordRule } from '../word-rule.ts'
import { asked } from './shared.ts'

const kindOf =
  '(?:(?:google|online|five[- ]star|5[- ]star|honest|good|glowing|positive|kind|nice|short|quick|facebook|trustpilot|few) )*'
const noun = `${kindOf}(?:reviews?|testimonials?|feedback|(?:five|5|4|four) stars?|stars|rating|words?|recommendation)`
const verb =
  '(?:leav(?:e|es|ing)|writ(?:e|es|ing)|post(?:s|ing)?|giv(?:e|es|ing)|shar(?:e|es|ing)|submit(?:s|ting)?|send(?:s|ing)?|add(?:s|ing)?|drop(?:s|ping)?)'
/** Asking for a review. */
const ask = `(?:${verb}(?: us| me)?(?: an?| your| the| some)? ${noun}|add(?:ing)? yours|review(?:s|ing)? us|rat(?:e|es|ing) us|(?:recommend|mention|tag|prais)(?:s|e|es|ing)? us(?: on| to)?|tell(?:s|ing)? (?:others|people|the world|your friends|everyone|friends) (?:about us|what you think)|say(?:ing)? something (?:nice|kind) about us)`
/** What is given for it. */
const reward =
  '(?:free(?! (?:consultation|of|to|first)\\b)|complimentary|discount\\w*|money off|\\d+ ?(?:%|per ?cent) (?:off|less)|(?:half|lower|reduced|special|better) prices?|£ ?\\d+(?: off)?|off your (?:next|bill)|gifts?|vouchers?|reward(?:s|ed)?|points|credits?|prizes?|(?:monthly )?draws?|raffle|win|cash|bonus|presents?|goody bag|an? (?:\\w+ )?treat|treats|on (?:the house|us)|cheaper)'
const get =
  "(?:you(?:[’']ll| will| both)? (?:get|receive|earn|go|win|have)|we(?:[’']ll| will)? (?:then )?(?:give|send|take|enter|treat|thank|pop)|in return|as a thank[- ]you|to say thank|your next|every|each|there is)"
const within = '[^.;!?]{0,70}'

/** No reward for a review, and no lower price in exchange for one. Source: Digital Markets, Competition and Consumers Act 2024, schedule 20. */
export const paidReview: WordRule = {
  id: 'paid-review',
  patterns: [
    re`\b${ask}\b${within}(?:[.!] ${get}${within})?(?:\b|(?=£))${reward}(?: (?:off|facials?|treatments?|peels?|top-ups?|sessions?))?\b`,
    re`(?:\b|(?=£))${reward}${within}\b(?:when|if|once|by|to (?:everyone|anyone|clients) who|for (?:every|each)|for|[.!] (?:just|simply|all you (?:have to|need to) do is|only)) (?:you |they |anyone )?${ask}\b`,
    re`(?:\b|(?=£))${reward}${within}\b(?:for|in (?:return|exchange) for) (?:an? |your |this |my |every |each |all |the )?${kindOf}(?:reviews?|testimonials?|stars)\b`,
    re`\b(?:every|each|your) ${kindOf}(?:review|testimonial) (?:enters|earns|wins|gets|is rewarded|is worth)\b|\breviews? (?:rewards?|discounts?)\b`,
    /\b(?:everyone|anyone|clients?|people) who (?:leaves?|writes?|posts?|reviews?)(?: us| an? review)? (?:gets?|receives?|wins?)|£ ?\d+ (?:off )?(?:to|for) (?:everyone|anyone|clients) who reviews?|\bfree (?:treatment|facial|peel|filler|product)s? to (?:review|rate) (?:it|them)\b/,
  ],
  nearMisses: [
    /\b(?:not?|never|neither|nothing|nobody|don[’']t|without) (?:[\w-]+ ){0,5}(?:for|in (?:return|exchange) for|to) (?:an? |your |any )?(?:\w+ )?reviews?\b/,
    /\b(?:no|never an?|not an?|without an?) (?:[\w-]+ )?(?:gift|reward|discount|voucher|prize|draw|points|credit|money off)/,
    /\breviews? (?:appointment|visit)\b|\bfor (?:an? |your |the )?(?:\w+ )?review (?:after|at|in|two|when|visit|appointment|once|of your)\b/,
    asked,
  ],
  message: 'rewards people for a review.',
  remedy: 'Ask for honest reviews without giving anything for them.',
  where: ({ kind }, { text }) => kind !== 'testimonials' || /for this review|to review it/i.test(text),
}
