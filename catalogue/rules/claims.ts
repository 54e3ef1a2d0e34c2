import { asked } from './denials.ts'
import { re, type WordRule } from './word-rule.ts'

const place = '(?:Ipswich|Suffolk|Essex|East Anglia|town|the (?:county|country|region|area|UK|world|East))'
const trade =
  '(?:(?:skin|aesthetics?|beauty|laser|cosmetic|lip|nurse[- ]led|medical|local) )?(?:clinics?|nurses?|practitioners?|injectors?|prescribers?|providers?|experts?|specialists?|teams?|treatments?|fillers?|facials?|peels?|service|care|results?|lips|skin|laser|destination|technology|names?)'
const given =
  '(?:treatments?|procedures?|fillers?|lasers?|peels?|injections?|boosters?|products?|devices?|technology|methods?|results?|microneedling|profhilo|polynucleotides|it|they|this|which|everything)'
const danger = '(?:risks?|side[- ]effects?|pain|complications?|danger)'
/** What follows "not", "never" or "no treatment" in a denial up to the claim itself; no conjunction, no comma. */
const denying =
  '(?:(?:can|could|will|would|does|do|should|ever|say|claim|promise|mean|that|make|makes|offer|give|look|take|try to|be|been|is|are|was|you|your|we|us|it|them|they|its|their|the|this|an?|any|for|of|to|as|our|results?|treatment|effects?|improvement|skin|face|ten|something|completely|entirely|always|quite|necessarily|just) )*'

/** No promise or absolute about a result or its safety. */
export const claims: WordRule = {
  id: 'claims',
  source: 'CAP Code 3.7, 12.1 and 1.3',
  severity: 'error',
  patterns: [
    /\bguarantee(?:s|d|ing)?\b/,
    /\bpermanent(?:ly)?\b/,
    /\b(?:cures?|cured|curing)\b/,
    /\b(?:completely|totally|perfectly|entirely|absolutely|100 ?(?:%|per ?cent)|very|extremely|proven|clinically|medically|fully|always|utterly|quite|really|so) safe(?:ly)?\b/,
    /\bsafe(?:,| and| &| yet| but) (?:\w+ )?(?:effective|painless|gentle|proven|quick|easy|fast|simple|reliable|natural|comfortable|non-?\w+)\b/,
    /\b(?:gentle|effective|painless|quick|natural|proven|simple|easy|fast|comfortable)(?:,| and| &| yet| but) (?:\w+ )?safe\b/,
    re`\bsafe (?:${given.slice(3, -1)}|choice|option|solution|alternative|way to (?:look|get|lose))\b`,
    re`\b${given} (?:is|are) (?:also |both |all )?safe\b`,
    /\bsafe for (?:all|every|any|sensitive|most|everyone|everybody|anyone)\b|\bsafest\b|\bin safe hands\b/,
    /\b(?:risk|pain|side[- ]effect|complication|scar)s?[- ]free\b|\bpainless(?:ly)?\b/,
    re`\b(?:no|zero|never any|without(?: any)?|free (?:of|from)(?: any| all)?) (?:known )?${danger}\b`,
    /\b(?:years?|decades?) younger\b|\byears off (?:your|the)\b|\bage[- ](?:defying|reversing)\b/,
    /\b(?:turn(?:s|ing)? back|revers(?:es?|ing)|stop(?:s|ping)?|rewind(?:s|ing)?|def(?:y|ies|ying)) (?:the )?(?:hands of )?(?:clock|time|age?ing)\b/,
    re`(?<=(?:\b(?:the|our|your)|[’']s) (?:very |absolute )?)(?:best|finest|safest|top) (?:${trade}|in ${place})\b`,
    re`^best ${trade}\b|\bbest (?:\w+ ){1,2}in ${place}\b`,
    re`\b(?:a |the |as )?(?:world[- ]|market[- ]|industry[- ])?leading (?:${trade}|brand|in ${place})\b`,
    re`\b(?:world|market|industry|country|county)[- ]leading\b|\b${place}[’']s leading\b`,
    /(?<=(?:\b(?:the|our|your|voted|rated|as)|[’']s) )(?:number|no\.?) ?(?:one|1)\b|(?<!\w)#1\b/,
    /\b(?:number|no\.?) ?(?:one|1) (?:clinic|choice|for|nurse|in (?:Ipswich|Suffolk))\b/,
    /\bsecond to none\b|\bun(?:beatable|rivalled|matched|paralleled)\b|\bworld[- ]class\b|\bbest[- ]in[- ]class\b/,
    /\b(?:always works?|works? (?:every time|for everyone)|never fails?|100 ?(?:%|per ?cent) (?:effective|success\w*|satisf\w+))\b/,
    /\b(?:lasts?|gone|results?|smooth|disappear\w*) (?:for ?ever|for life|for good)\b|\bonce and for all\b/,
    /\bmirac(?:le|ulous)\w*|\bflawless\b|\binstant results?\b|\b(?:clinically|scientifically|medically) proven\b/,
    /\b(?:erase|banish|eliminate|eradicate)(?:s|d)? (?:[\w’-]+ ){0,3}(?:lines|wrinkles|scars|marks|spots|pigment\w*|acne|fat|hair|cellulite)\b/,
    /\b(?:we|I) promise (?:you )?(?:an? |the |that |smooth\w* |perfect |great |younger |better |visible )+(?:results?|skin|change|difference|lips|improvement|you will)?/,
  ],
  nearMisses: [
    re`(?<!\bwhy )\b(?:not|never(?! any\b)|cannot|can[’']t|won[’']t|doesn[’']t|don[’']t|isn[’']t|aren[’']t|nobody|no one|nothing|no (?!other)(?:[\w-]+ )?(?:treatment|result|method|product|cream|serum|peel|laser|filler|device|procedure|clinic|nurse)s?|neither|rarely|rather than|less than|seldom|hardly|nor) ${denying}`,
    /\bno (?:such thing as )?(?:an? )?(?:guarantees?|promise|cure|miracles?|permanent)\b/,
    /\bno (?:[\w-]+ ){1,3}(?:is|are|can be|could be|comes?|carries) (?:ever |entirely |completely |ever entirely )?(?:guaranteed|permanent|without|free|risk-free|painless|safe|cured)/,
    /\bwithout (?:an? |any )?(?:guarantee|promise)/,
    /\b(?:scars?|scarring|marks?|patch(?:es)?|damage|numbness|loss|harm|injury|change of colour|dent|lumps?|blindness|risks|some)\b[^.,;:!?]{0,40}\b(?:can|may|could|might) (?:\w+ )?(?:be|become) permanent/,
    /\bpermanent(?:ly)? (?:[\w-]+ )?(?:scar\w*|marks?|damaged?|harm|loss|lose|numb\w*|injur\w*|change of|pale|dark|discolou?r\w*|stain\w*|make-?up|tattoos?|markers?|fillers?|implants?|blindness)/,
    /\b(?:something|anything) permanent\b|\bthe word |\bcured (?:meats?|resin)|(?: [\w-]+){0,2} is not (?:something|a word|what|possible|realistic)\b/,
    /\bguarantee (?:of|under|from) the (?:maker|manufacturer)|\bmaker[’']s guarantee/,
    /\b(?:whether|if|until|once|unless|when|where|how do I know) (?:[\w’-]+ ){0,4}(?:is|are|be) safe\b/,
    /\bsafe (?:to (?!use)|when|if|until|then\b|in your case|with your)/,
    /\bsafest (?:course|thing|advice|answer|plan|time|place|choice is|not|way to (?:find|be))/,
    asked,
    /\bpainless (?:lumps?|swelling|sores?|spots?|ulcers?|bumps?)/,
    /\bno pain (?:relief|killers?)|\bno (?:risks?|danger) (?:is|are|was) (?:hidden|left out)|\bif (?:there (?:is|are)|you have) no /,
    /\bbest (?:treatment|care|results?|skin|laser|service) (?:is|are|may be|might be|for (?:you|your|that|this)|come|show|need|when|if|of all|after|follow)/,
    /\bfor (?:the )?best results,? (?!in\b)/,
    /\bnumber one (?:reason|rule|cause|thing|tip|priority|question|enemy|culprit|mistake)/,
    /\banyone who (?:promises|guarantees|claims|offers) (?:an? |you )?(?:\w+ )?/,
    /\b(?:beware|wary|careful) of (?:[\w’-]+ ){0,7}/,
  ],
  message: (phrase) => `"${phrase}" promises more than a treatment can keep, or praises it beyond proof.`,
  remedy:
    'Say what most people can expect, and what is uncertain: "many people notice softer lines for some months".',
  where: ({ kind }) => kind !== 'testimonials' && kind !== 'legal' && kind !== 'cookies',
}
