import { re, type WordRule } from '../word-rule.ts'
import { paidReview } from './paid-review.ts'
import { asked, hasFlag, isAnsweredNo, isOwnWords } from './shared.ts'

const few = '(?:\\d+|one|two|three|four|five|ten|twenty|half a dozen|a few|a handful of)'
const places = '(?:places?|slots?|spaces?|spots?|appointments?|dates?|vials?)'
const thing =
  '(?:areas?|treatments?|top[- ]?ups?|injections?|sessions?|visits?|vials?|syringes?|facials?|peels?|fillers?|boosters?|masks?|lip balms?|gifts?)'
const gratis = '(?:on us|on the house|thrown in|for nothing|at no (?:extra )?(?:cost|charge)|half[- ]price)'
const friend = '(?:an? |your |the )?(?:friends?|sister|mum|mother|colleague|partner|neighbour|family)'

/** Reductions, bundles, prizes and gifts that make a price a reason to buy. */
const offers: readonly RegExp[] = [
  /\b(?:special|introductory|(?:time[- ])?limited(?:[- ]time)?|exclusive|seasonal|summer|winter|spring|autumn|christmas|easter|birthday|bridal|new[- ]client|multi[- ]?buy|early[- ]bird|monthly|flash|january) (?:offers?|prices?|deals?|rates?|promotions?|savings?|sales?|discounts?|packages?|specials?)\b/,
  /\bdiscount(?:s|ed|ing)?\b|\bbook (?:by|before) [^.;!?]{0,40}\b(?:and|to) (?:pay less|save|get)\b|\b(?:black friday|cyber monday|bogof|cash[- ]?back)\b|\b(?:sale price|on sale|multi-?buy)\b/,
  /(?:£ ?\d+|\b\d+ ?(?:%|per ?cent)) (?:off|discount|cheaper|to spend|towards|reward)\b|£ ?\d+ less\b|\b(?:pay|pays|costs?) (?:you )?\d+ ?(?:%|per ?cent) less\b|\b\d+ ?(?:%|per ?cent) less than (?:the |our )?(?:usual |full |normal )?(?:price|cost)\b|\b(?:half|quarter|third)[- ](?:price|off)\b|\b(?:fiver|tenner|money) off\b/,
  re`(?<![£\d.,])\b${few} for (?:the price of )?(?:one|two|three|\d)\b(?! (?:hour|day|week|month|minute|year)s?\b)`,
  re`\b(?:buy|pay for|book) ${few}\b[^.;!?]{0,25}\b(?:get|have)\b`,
  /\bpay [^.;!?]{0,30}(?:up[- ]?front|in advance|in one go) (?:and|to|for) [^.;!?]{0,40}\b(?:save|get|free|less|cheaper|on us|extra)\b/,
  /(?<=^|[.!?] )(?:(?:add|have|get|book) [^.;!?]{0,30}\bfor half the price\b|models (?:wanted|needed)\b|pay monthly\b)/,
  /\bprices? (?:go up|rise|increase) (?:in|on|from|after|soon|next)\b[^.;!?]{0,20}\bso (?:book|act) (?:now|today|soon|early|before)\b/,
  /\bsave (?:when|if) you (?:book|buy|pay)\b|\bsave (?:up to )?(?:£ ?\d+|\d+ ?(?:%|per ?cent))|\b(?:prices? (?:slashed|reduced|drop(?:s|ped)?)|price match|cheapest|cheaper than|lowest prices?)\b/,
  re`(?<!-)\b(?:free|complimentary) (?:extra )?(?:[\w-]+ )?${thing}\b|\b${thing} (?:is |are |comes? )?(?:free\b(?! of)|complimentary|${gratis})|\bis on (?:us|the house)\b`,
  /\b(?:loyalty|reward|referral) (?:points?|schemes?|cards?|rewards?|programmes?|bonus|credits?)\b/,
  re`\b(?:refer|bring|introduce|recommend us to|tell|send) ${friend} (?:along )?(?:and|to|for) [^.;!?]{0,25}(?:\b(?:gets?|saves?|receives?|enjoys?|earns?|free|off|credit)\b|£)`,
  /\b(?:bundles?|package (?:deals?|prices?|offers?)|(?:treatment|party|holiday|glow|pamper|filler|lip) packages?)\b/,
  /\b(?:gift )?vouchers?\b|\bgift (?:cards?|certificates?)\b|£ ?\d+ (?:of |in |account )?credit\b|\b(?:treatment|account|clinic|store) credit\b|\bcredit (?:is |now )?available\b|\bcredit (?:for|towards|against|off|on) (?:your|an?|the|any) (?:next|future)\b|\bcredit for (?:(?:new|existing|our|every|returning|all) )+(?:clients?|customers?|patients?|members?)\b|\bspread the cost\b|\b(?:interest-free|0 ?% (?:finance|interest|credit))|\bpay (?:[\w-]+ ){0,2}(?:in|by) (?:(?:[\w-]+ )?instalments?|(?:three|four|\d+) parts)\b|\bbuy now,? pay later\b|\bfinance (?:(?:is|now) )*(?:available|from)\b|\bpayment plans?\b|\bsplit (?:your|the) (?:payments?|cost|price)\b|\b(?:with|through|use|take|accept) (?:klarna|clearpay|laybuy)\b/,
  /\b(?:prizes?|giveaways?|raffles?|(?:our|monthly) draw)\b|\bchance to win\b|\bwin (?:an?|your|one|free|two|three)\b|\benter (?:our|the) (?:\w+ )?(?:competition|draw)\b/,
]

/** Words that say that no offer is made. */
const noOffer: readonly RegExp[] = [
  /\b(?:no|without|nor|never|neither|not) (?:an? |any |as an? |(?:give|have|make|offer|do|run|sell|hold|take part in|use|accept|part of)\b(?! or\b)(?: an?y?)? ?)?(?:(?:[\w-]+, ){0,2}[\w-]+,? (?:or|nor) (?:an? )?)?/,
  /\b(?:don[’']t|doesn[’']t|do not|does not|cannot) (?:(?:give|have|make|offer|do|run|sell|hold|take part in|use|accept)\b(?: an?y?)? ?)|\b(?:cannot|can[’']t) /,
  /\b(?:do not|don[’']t|never|nobody should) (?:book|choose|come|decide|pick) (?:[\w-]+ ){0,4}because of (?:an? |any |the )?/,
  /(?:s|es)? (?:is|are|was)(?: not|n[’']t| never) (?:offered|given|sold|available|for us|what)/,
  /\bnot be offered [^.;!?]{0,40}|\bfree (?:treatments?|sessions?) on the NHS|\bNHS treatments? (?:is|are) free|\bmore than half off\b/,
  /\b(?:review|follow-up) (?:visits?|appointments?) (?:is|are) free\b/,
  asked,
]

/** No discount, bundle, prize, voucher or credit. Source: CAP guidance on cosmetic interventions, rule 1.3; GMC guidance for the same. */
export const pressureOffers: WordRule = {
  id: 'pressure',
  patterns: offers,
  nearMisses: [
    ...noOffer,
    ...paidReview.patterns,
    /\bdeposits? (?:[\w-]+ ){0,6}/,
    /\bbundles? of (?:nerves?|fibres?|hairs?|towels|collagen|muscle)|\bone for (?:one|two|three) (?:or|to)/,
  ],
  message: 'makes an offer of a cosmetic treatment.',
  remedy: 'Say what the treatment costs, and leave the offer out.',
  where: (file) => isOwnWords(file) && !hasFlag(file, 'pom'),
}

/** The same as `pressureOffers` on the page of a prescription-only treatment, where any offer advertises a medicine. */
export const pomOffers: WordRule = {
  ...pressureOffers,
  id: 'pom-price',
  nearMisses: [...noOffer, ...paidReview.patterns, /\bfree consultation/],
  where: (file, passage) => hasFlag(file, 'pom') && !isAnsweredNo(file, passage),
}

/** Nothing that hurries people, and nothing that makes light of a treatment. */
export const pressureWords: WordRule = {
  ...pressureOffers,
  patterns: [
    /\b(?:offer|deal|sale|promotion|price)s? (?:(?:must |will )?ends?|expires?|closes?|runs? out|(?:is |are )?(?:only )?(?:valid|available) (?:until|till)|until|for (?:one|this) (?:week|month|day) only)\b|\blimited time\b|(?<=^|[.!?] )for a limited period(?=[.!]|$)|\bfor a limited period only\b|\blimited-period\b|\bsale (?:is )?now on\b/,
    re`\b(?:only|just|last|final)(?: have| got)?(?: an?)? (?:few |couple of |handful of |\d+ |one |two |three |four |five |six |ten )*${places} (?:left|remaining|available|this|in)\b`,
    re`\b${places} (?:are |is )?(?:limited(?! to\b)|(?:nearly|almost) (?:full|gone)|(?:going|filling (?:up )?|selling )(?:fast|out))|\blimited (?:${places}|availability|numbers?)\b|\b(?:places?|slots?|spaces?|appointments?) left\b|(?<=^|[.!?] )(?:our |the )?last few ${places}\b`,
    /\bhurry(?:,|!| and| while| before)|\bdon[’']t (?:miss (?:out|this|it|your|our)|delay|wait)\b|\b(?:act|book) (?:now|today|fast|soon) (?:before|while|to (?:save|avoid|secure|get)|or)\b|\bwhile (?:stocks?|places|slots) last\b|\b(?:last|final) chance\b|\bbefore (?:it[’']s too late|(?:they|it)(?:[’']re| are|[’']s| is) gone)\b|\b(?:snap up|grab|secure) (?:your|an?|the last) (?:place|slot|spot|space|appointment)\b|\bbe quick\b|\btime is running out\b|\bnow or never\b/,
    /\b(?:today|this (?:week|weekend|month)) only\b|\bends (?:soon|today|tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|at midnight)\b|\b(?:the )?(?:first|next) (?:\d+|five|ten|twenty|fifty) (?:clients?|bookings?|people|customers?|callers?)\b/,
    /\blunch[- ]?(?:time|break|hour)[- ](?:treatments?|procedures?|face-?lifts?|peels?|lips?|fix|jabs?|fillers?|facials?|lasers?|tweak\w*|glow|beauty)\b|\b(?:in|over|during|for) (?:a|your|one|the|an) (?:\w+ )?lunch(?:[- ]?time|[- ]?break|[- ]?hour)\b|\b(?:squeez\w+|slot\w*|pop\w*|nip\w*|dash\w*) [^.;!?,]{0,25}\blunch\b/,
    /\bquick (?:fix|boost|tweak)\b|\b(?:pick|perk)[- ]me[- ]ups?\b|\btweakments?\b|\b(?:beach|selfie|party|camera|wedding|holiday|date|red[- ]carpet|christmas)[- ]ready\b|\bpamper(?:ing)? (?:part(?:y|ies)|evenings?|days?)\b|\b(?:filler|lip|injectables?|aesthetics|beauty) part(?:y|ies)\b|\b(?:as easy|easier|simpler|quicker) (?:as|than) (?:an? |having |getting |your )*(?:haircut|manicure|hair|nails|blow-?dry)\b|\b(?:treat|spoil) yourself\b|(?<=^|[.!?] )(?:(?:treat|spoil) your mum|say goodbye to (?:your )?(?:wrinkles|lines|frowns?|fat|acne|scars))\b|\bbikini-ready\b/,
    /\bprom[- ](?:ready|package|prep|skin|lips|facials?|glow)\b|\b(?:ready|in time) for (?:the |your |her )?(?:school )?prom\b/,
  ],
  nearMisses: [
    ...noOffer,
    /\bdon[’']t (?:delay|wait)(?: for an appointment(?: with us)?)?[,.:;]? (?:call (?:999|111|NHS)\b|(?:see|ring|call|ask|speak to|contact) (?:your|a) (?:GP|doctor|pharmacist)\b|go to (?:A&E|hospital)\b|if (?:an? |the |your )?(?:moles?|marks?|lesions?) (?:changes?|bleeds?|grows?|itch(?:es)?|is (?:new|changing|bleeding))\b)/,
    /\bdon[’']t (?:delay|wait),? (?:(?:for|to|until|if|and) )?(?:us|seek|see|ring|call|tell|ask|you)\b|\b(?:promoted|sold|advertised) as an? /,
    /\b(?:closed|break|open|shut|ring|call|phone|telephone|ask|visit|write)(?: us)? (?:[\w-]+ ){0,2}(?:in|over|during|for) (?:the|a|your) lunch ?(?:time|hour|break)/,
    /\blunch[- ]?(?:hour|time|break),? (?:you (?:may|can|are welcome to)|please|we (?:may|can|cannot|are)) (?:\w+ )?(?:ring|call|phone|telephone|write|ask|closed|answer)/,
    /\b(?:only|just|last) (?:[\w-]+ )?(?:places?|spots?|dates?) in (?:the|your|which|this)|\b(?:dark|pale|red|brown|few|the) spots left/,
  ],
  message: 'hurries people or makes light of a treatment.',
  remedy: 'Leave it out: people need time to decide about a treatment.',
  // Spaces for cars may be limited.
  where: (file, { path }) => isOwnWords(file) && path.at(-1) !== 'parking',
}
