import type { AboutRule } from './rule.ts'
import { adverbs, who } from './words.ts'

const units = ['pound'] as const
const not =
  /\b(?:miss(?:ed|ing)|cancel\w*|insur\w+|parking|no-?shows?|late)\b|^\W*(?:our |all )?treatments (?:start|cost|begin|are|at|from)\b/i
const notNear =
  /\b(?:deposits?|saving|saves?|discount\w*|vouchers?|refund\w*|fines?|(?:booking|cancellation|late|admin\w*|reservation|consultation) fees?|second|extra|additional|off|reduc\w+|was|were|instead of|worth|prize|charged? (?:if|when)|more than|old|previous|former|last year)\b/i
const costing = `(?: done| treated)?${adverbs}(?:(?: |['’])(?:costs?|is|are|s|re|prices?|starts?|starting|begins?|beginning|costing|comes? in|works? out|available|ranges?))(?: (?:priced|charged|available))?(?: at| from| for)?${adverbs}\\s*$`
const each = '(?:for|per|an?|each|every)'

/** A rule for the price of a treatment. */
const price = (words: Partial<AboutRule>): AboutRule => ({ property: 'price', units, not, notNear, ...words })

/** What a treatment or a consultation costs. */
export const priceRules: readonly AboutRule[] = [
  { property: 'consultation price', units, before: /\bconsultation\b[^.;,]{0,30}$/i },
  price({
    before: /(?:^\W*|\b(?:pays?|charges?|price is|cost is)\s*)$/i,
    after: new RegExp(`^,? ${each} (?<whom>\\w.*)`, 'i'),
  }),
  price({ after: /^ is what (?<who>.+?) costs?\b/i }),
  price({ after: /^ is the (?:price|cost) (?:of|for) (?<whom>.+)/i }),
  price({
    before: /^\W*(?:at|priced (?:at|from))\s*$/i,
    after: new RegExp(`^(?: ${each} \\w+)?,? (?<whom>.+)`, 'i'),
  }),
  price({ before: /^\W*$/, after: /^, (?<whom>\p{L}.+)/u }),
  price({ before: /^\W*the\s*$/i, after: /^ (?:covers|includes|pays for)\b/i }),
  price({ before: /\b(?:session|treatment|appointment), for which we charge\s*$/i }),
  price({ before: /\beach(?: \w+)? cost(?:s|ing)\s*$/i }),
  price({ before: new RegExp(`${who}${costing}`, 'i') }),
  price({ before: /\b(?:price|prices|cost)\b(?: is| are| from)?:?\s*$/i }),
  price({
    before: /\b(?:have|get|book) (?:this|the|your) (?:treatment|session|course)(?: done)?(?: for| at)?\s*$/i,
  }),
  price({ before: /^(?<start>.+) \(.*$/i, after: /^ (?:an?|per) \w+\b/i }),
  price({
    after: /^ (?:per|an?|each) (?:session|treatment|appointment|visit|pop)\b/i,
    before: /(?:^|\b(?:for|at|only|just|now|damage\?|is|[’']s|[’']re)\s*)$/i,
  }),
  price({
    before: new RegExp(`${who}(?: done| treated)?(?:,? at|,? from|,| for| –)?:?${adverbs}\\s*$`, 'i'),
    namedOnly: true,
  }),
]
