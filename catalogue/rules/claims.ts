import { re, type WordRule } from '../word-rule.ts'
import { asked, isOwnWords } from './shared.ts'

const place = '(?:Ipswich|Suffolk|Essex|East Anglia|town|the (?:county|country|region|area|UK|world|East))'
const trade =
  '(?:(?:skin|aesthetics?|beauty|laser|cosmetic|lip|nurse[- ]led|medical|local) )?(?:clinics?|nurses?|practitioners?|injectors?|prescribers?|providers?|experts?|specialists?|teams?|treatments?|fillers?|facials?|peels?|service|care|results?|lips|skin|laser|destination|technology|names?)'
const given =
  'treatments?|procedures?|fillers?|lasers?|peels?|injections?|boosters?|products?|devices?|technology|methods?|results?|microneedling|profhilo|polynucleotides|it|they|this|which|everything'
const danger = '(?:risks?|side[- ]effects?|pain|complications?|danger|downsides?|discomfort|scarring)'
const wholly = '(?:completely|totally|perfectly|entirely|absolutely|utterly|fully|100 ?(?:%|per ?cent))'
const one = '(?:number|no\\.?)[ -]?(?:one|1)'
const forEver =
  '(?:for ?ever|for life|for good|without trace|(?:in|after) (?:just )?one (?:session|visit|treatment))'
const ills =
  '(?:lines|wrinkles|scars?|scarring|marks|spots|blemishes|pigment\\w*|acne|rosacea|fat|hair|cellulite)'
const praise = '(?:effective|painless|gentle|proven|quick|easy|fast|simple|reliable|natural|comfortable)'
const body = '(?:skin|complexion|results?|lips|pout|face|body|look|features|finish)'
const aftercare =
  '(?:your|soap|make-?up|sun ?(?:cream|screen|block)|moisturisers?|cleansers?|deodorants?|shampoo)\\b'
/** The words between "not", "never" or "no treatment" and the claim that they deny; no "and", no "but", no comma. */
const denying =
  '(?:(?:here|can|could|will|would|does|do|should|ever|say|claim|promise|mean|that|make|makes|offer|give|look|take|try to|be|been|is|are|was|you|your|we|us|it|them|they|its|their|the|this|an?|any|for|of|to|as|our|results?|treatment|effects?|improvement|miracle|skin|face|ten|something|completely|entirely|always|quite|necessarily|just|certain|sure|whether|know|works?|remove|clear|get|has|have|expect|everyone|everybody|finds?|aim) )*'
const nobody =
  "(?:not|never(?! any\\b)|cannot|can[’']t|won[’']t|doesn[’']t|don[’']t|isn[’']t|aren[’']t|nobody|no one|nothing|no (?!other)(?:[\\w-]+ )?(?:treatment|result|method|product|cream|serum|peel|laser|filler|device|procedure|clinic|nurse|skin|face)s?|neither|rarely|rather than|less than|seldom|hardly|nor)"

/** No promise or absolute claim about a result or its safety. Source: CAP Code 3.7, 12.1 and 1.3. */
export const claims: WordRule = {
  id: 'claims',
  patterns: [
    /\bguarantee(?:s|d|ing)?\b|\bpermanent(?:ly)?\b|\b(?:cures?|cured|curing)\b|\bmirac(?:le|ulous)\w*/,
    /\b(?:we|I) promise (?:you )?(?:(?:an? |the |that |smooth\w* |perfect |great |younger |better |visible )+|(?:results?|skin|differences?|lips|improvements?)\b|you(?: will|[’']ll) (?:see|notice|look|get) (?:an? |the |real |great |visible |better |smoother )*(?:results?|differences?|changes?|improvements?|younger|better)\b)/,
    /\b(?:you|clients|people|everyone|everybody|friends|it|this|they|results?|skin)(?:[’'](?:re|s|ll be)| are| is| will be) (?:absolutely |simply )?(?:certain|sure|bound|destined|assured) (?:to (?!have|want|need|ask)|of\b)/,
    /\byou(?:[’']ll| will) (?:absolutely |simply |always )?(?:love|adore|be (?:delighted|thrilled|amazed|blown away|over the moon|overjoyed))\b/,
    re`\b(?:last|gone|result|smooth|disappear|vanish|fade|clear|away|goe|banished|removed)\w* (?:completely |entirely )?${forEver}\b|\bonce and for all\b|\b(?:disappear|vanish)(?:s|ed)? (?:${wholly}|altogether|overnight)\b`,
    re`\b(?:clear|remove|fade|treat|heal|smooth|lift|get rid of|gets rid of)s? (?:away )?(?:[\w'’-]+ ){0,3}${ills} (?:${wholly}|altogether|overnight|${forEver})`,
    re`\b(?:${wholly} (?:clear|remove|get rid of|gets rid of)s?|(?:erase|banish|eliminate|eradicate)[sd]?) (?:[\w'’-]+ ){0,3}${ills}\b`,
    re`\b(?:always works?|works? (?:[\w'’-]+ )?(?:every (?:single )?time|(?:for|on|with) (?:everyone|everybody|anyone|anybody|all|every \w+))|suits everyone|fool-?proof|fail-?safe)\b`,
    /\b(?:100|a hundred|one hundred) ?(?:%|per ?cent)(?=[ .,!]|$)(?! (?:cotton|pure|aloe|wool|silk|oxygen|nitrogen|hyaluronic|of (?!clients|people|patients|users)))/,
    /\binstant(?:ly|aneous(?:ly)?)?\b(?! (?:messag\w*|coffee|tea|ice|cold|recognis\w*|(?:sharp )?(?:scratch|sting|prick)\b(?!-)))|\b(?:clinically|scientifically|medically) proven\b/,
    re`\b(?:perfect|flawless|ageless|immaculate|faultless|poreless|blemish-free|wrinkle-free|line-free) (?:\w+ )?${body}\b|\bflawless\b`,
    /\b(?:years?|decades?) younger\b|\blook(?:ing)? (?:half your age|(?:\w+ )?(?:20|30|twenty|thirty|twenty-one) again)\b|\bage[- ](?:defying|reversing)\b/,
    /\b(?:an? |ten |\d+ )?(?:years?|decades?) off (?:your|the|you|her|him|them|how)\b|\b(?:will|\w+[’']ll) (?:look|feel) (?:\w+ ){0,2}younger\b/,
    /\b(?:turn(?:s|ing)? back|revers(?:es?|ing)|stop(?:s|ping)?|rewind(?:s|ing)?|def(?:y|ies|ying)) (?:the )?(?:hands of )?(?:clock|time|years|age?ing)\b/,
    re`\b(?:${wholly}|very|extremely|proven|clinically|medically|always|quite|really|so) safe(?:ly)?\b|\b${wholly} (?:harmless|reliable|effective|comfortable)\b`,
    re`\bsafe(?:,| and| &| yet| but) (?:\w+ )?${praise}\b|\b${praise}(?:,| and| &| yet| but) (?:\w+ )?safe\b`,
    re`\bsafe (?:${given}|choice|option|solution|alternative|way to (?:look|get|lose|(?:treat|fade|remove|smooth) (?:[\w-]+ )?(?:scar|tattoo|hair|line|wrinkle|pigment|vein|mole|wart|acne)\w*))\b|\b(?:${given})(?: is| are|[’']s|[’']re) (?:also |both |all )?safe\b`,
    /\bsafe for (?:all|every|any|sensitive|most|everyone|everybody|anyone)\b|\bsafest\b|\bin safe hands\b/,
    /\b(?:risk|pain|side[- ]effect|complication|scar|worry)s?[- ]free\b|\bpainless(?:ly)?\b/,
    re`\b(?:no|zero|never any|without(?: any| the slightest)?|free (?:of|from)(?: any| all)?)[ -](?:known )?${danger}\b`,
    re`(?<=(?:\b(?:the|our|your|voted)|[’']s) (?:very |absolute )?)(?:best|finest|top|premier|foremost) (?:${trade}|in ${place})\b`,
    re`(?<=^|[.!?:] )best ${trade}\b|\bbest (?:\w+ ){0,2}in ${place}\b`,
    /\b(?:simply|voted|rated|named|(?:we|they) are|(?:we|they)[’']re|\w+ is) (?:simply )?the (?:very )?best\b(?! (?:\w+ )?(?:you|me|we|I|one|thing|way|time|choice|that)\b)|\b(?:voted|rated|named) best\b/,
    /\b(?:top|highest|best)[- ](?:rated|ranked|reviewed|loved)\b|\b(?:multi-)?award[- ]winning\b/,
    /(?<=(?:\b(?:the|our|your|voted|as)|[’']s) )most (?:effective|trusted|experienced|recommended|sought[- ]after|loved|respected|skilled|qualified|talented|successful|advanced|admired)\b/,
    re`\b(?:world[- ]|market[- ]|industry[- ])?leading (?:${trade}|brand|in ${place})\b|\b(?:world|market|industry|country|county)[- ]leading\b|\b${place}[’']s leading\b`,
    re`(?<=(?:\b(?:the|our|your|voted|rated|as|is|are|experts?|clinics?)|[’']s) )${one}\b(?! ?\d)|(?<!\w)#1\b|\b${one} (?:clinics?|choice|for|nurses?|experts?|specialists?|in ${place})\b`,
    /(?<=^|[.!?] )side[- ]effects are (?:non-?existent|unheard of)\b/,
    /\bsecond to none\b|\bun(?:beatable|rivalled|matched|paralleled)\b|\bworld[- ]class\b|\bbest[- ]in[- ]class\b/,
  ],
  nearMisses: [
    re`(?<!\bwhy )\b${nobody} ${denying}`,
    /\bno such thing as (?:an? )?(?:[\w-]+ ){0,2}/,
    /\bno (?:an? )?(?:guarantees?|promise|cure|miracles?|permanent|safe)\b|\bwithout (?:an? |any )?(?:guarantees?|promise)\b/,
    /\bno (?:[\w-]+ ){1,3}(?:is|are|can be|could be|comes?|carries) (?:ever |entirely |completely |ever entirely )?(?:guaranteed|permanent|without|free|risk-free|painless|safe|cured)/,
    /\b(?:scars?|scarring|marks?|patch(?:es)?|damage|numbness|loss|harm|injury|change of colour|dent|lumps?|blindness|risks|some)\b[^.,;:!?]{0,40}\b(?:can|may|could|might)(?:,[^.,;:!?]{0,30},)? (?:\w+ )?(?:be|become) permanent|\b(?:(?:colour|pigment) changes|changes (?:of|in) (?:colour|pigment)|lumps|dents) are (?:sometimes|rarely|occasionally) permanent|\brarely,? (?:this|it) (?:is|becomes) permanent|(?:\bnot|n[’']t) true that [^.,:;!?]{0,40}/,
    /(?<!\bof )(?<!\b(?:treatments?|results?|removal|reduction|help)\b[^.,;:]{0,30})\b(?:scars are|(?:scar|scarring|damage(?: to (?:the|a) \w+)?|numbness|blindness|hair loss|loss of (?:feeling|colour|hair|sight)|change of colour) is)(?:, (?:very )?rarely,)? permanent\b/,
    /\b(?:sunscreen|sun cream|spf|shade|hat|clothing) is the best (?:protection|defence|sunscreen)\b/,
    /\bpermanent(?:ly| (?!fat |weight |cellulite )[\w-]+)? (?:scar\w*|marks?|damaged?|harm|loss|lose|numb\w*|injur\w*|pale|dark|discolou?r\w*|stain\w*|tattoos?|blindness)\b(?! (?:remov|reduc|fading|clearance|treatment|correct))/,
    /\bpermanent (?:[\w-]+ )?(?:make-?up|eyeliner|markers?|fillers?|implants?)|\bpermanent changes? (?:of|in|to)\b/,
    /\b(?:something|anything) permanent\b|\bthe word |\bcured (?:meats?|resin)|(?: [\w-]+){0,2} is not (?:something|a word|what|possible|realistic)\b/,
    /\b(?:whether|if|until|once|unless|when|where|how do I know) (?:[\w'’-]+ ){0,4}(?:is|are|be|\w+[’'](?:s|re)) safe\b/,
    re`(?<!\b${wholly} )\bsafe (?:to (?!use\b(?! ${aftercare}))|when|if|until|then\b|in your case|with your)|\bsafest (?:course|thing|advice|answer|plan|time|place|choice is|not|to (?:wait|avoid|stay|keep|leave|stop|ask)\b|way to (?:find|be))`,
    asked,
    /\bpainless (?:lumps?|swelling|sores?|spots?|ulcers?|bumps?)|\b(?:moles?|marks?|spots?|warts?|lesions?|tags?|growths?|freckles?|lumps?|keratos[ei]s|milia) (?:is|are) (?:\w+ )?(?=(?:\w+ )?(?:painless|harmless))/,
    /\b(?:most|many|some) people (?:feel|have) (?=no (?:pain|discomfort|bruising|swelling)\b)/,
    /\byour (?:\w+ )?(?:GP|pharmacist|midwife|doctor|mirror) is the best (?:person|judge|place)\b(?= to (?:ask|tell|see)\b| of (?:that|this|it)\b|[.,;!?]|$)/,
    /\bno pain (?:relief|killers?)|\bif (?:there (?:is|are)|you have) no |\bmaker[’']s guarantee/,
    /\bwhich (?:\w+ )?is the best (?:option|choice) for (?:you|me)\b|\bwh(?:at|ich)(?: is|[’']s) the best \w+ for me\b|\bbest \w+ (?:is|are) your own\b|\bbest (?:treatment|care|results?|skin|laser|service) (?:is|are|may be|might be|for (?:you|that|this)|come|show|need|when|if|of all|after|follow)/,
    /\bfor (?:the )?best results,? (?!in\b)|\bnumber one (?:reason|rule|cause|thing|tip|priority|question|enemy|culprit|mistake)/,
    /\b(?:cool|freez|numb|chill|stop|redness|warmth|sting)\w* (?:[\w'’]+ ){0,3}instantly|\b(?:redness|bruis\w+|swelling|questions?) (?:is|are) (?:bound|sure|certain) to/,
    /\banyone who (?:promises|guarantees|claims|offers) (?:an? |you )?(?:\w+ )?|\b(?:beware|wary|careful) of (?:[\w'’-]+ ){0,7}/,
    /\b(?:ask|tell us|want|unless|until|if) (?:whether |if )?(?:you are|you[’']re|it is) (?:sure|certain) /,
  ],
  message: 'promises more than a treatment can deliver, or praises it beyond proof.',
  remedy:
    'Say what most people can expect, and what is uncertain: "many people notice softer lines for some months".',
  where: isOwnWords,
}

/** The same as `claims`, in clients' words that the clinic shows; praise is their opinion and allowed. Source: CAP Code 3.47. */
export const claimsByClients: WordRule = {
  ...claims,
  nearMisses: [
    ...claims.nearMisses,
    /\b(?:best|finest|top|premier|foremost|most|leading|perfect|flawless|number one|no\.? ?1|#1|second to none|world[- ]class)\b|\bun(?:beatable|rivalled|matched|paralleled)\b/,
    /\byou(?:[’']ll| will) (?:\w+ )?(?:love|adore|be)\b|\bin safe hands\b/,
  ],
  message: 'in a client’s words is a claim that the clinic makes by showing them.',
  where: ({ kind }) => kind === 'testimonials',
}

/** Promises made by denying a risk: "it never comes back". Only words of doubt excuse them. */
export const claimsByDenial: WordRule = {
  ...claims,
  patterns: [
    /(?<!\b(?:people|others|clients) )\b(?:never|won[’']t|will not) (?:ever )?(?:come|comes|grow|grows) back\b|(?<=^|[.!?] )(?:we|our nurses?) (?:have |has |[’']ve )?never had (?:an? |any )?complications?(?=[.!]|$)|\bnever (?:returns?|reappears?|regrows?|fails?|disappoints?)\b|\bnever (?:shave|wax|worry about \w+) again\b/,
    /\b(?:won[’']t|will not|don[’']t|do not|never|not) (?:even )?(?:feel|notice) (?:a thing|any ?thing|any pain|the needle)\b|\b(?:you|will) feel nothing\b/,
    /\b(?:won[’']t|will not|never) hurts?\b(?! (?:to|anyone|more))|\b(?:doesn[’']t|does not) hurt (?:at all|a bit|in the least)\b/,
    /\bnothing (?:can|could|will|ever) (?:ever )?(?:go|goes) wrong\b|\b(?:can[’']t|cannot|could not) (?:possibly )?(?:go wrong|fail|harm you|hurt you)\b|\bnothing to (?:fear|lose)\b/,
  ],
  nearMisses: [
    /\b(?:nobody|no one|never|cannot|can[’']t|don[’']t|not|no (?:nurse|clinic)) (?:can |could |should |honestly |ever )*(?:promise|say|claim|know|mean|pretend|be (?:sure|certain)|guarantee|expect|assume)s? (?:for (?:certain|sure) )?(?:you |that |it |they |the |this |hair |will |scars |marks |treatment )*/,
    /\b(?:may|might|some|if it|whether it|where it|a mark that|a spot that) (?:\w+ )?/,
    /\b(?:lumps?|sores?|spots?|moles?|growths?) (?:that )?/,
    asked,
  ],
}
