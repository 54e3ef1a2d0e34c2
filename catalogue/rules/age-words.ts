import { cued, type PhrasePattern } from '../words/phrase-pattern.ts'
import { answerOf, isDenied, sentenceOf } from './denial.ts'
import type { Phrase } from './phrase-findings.ts'
import type { FileScope } from './rule.ts'

const young = '(?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const number = '12|13|14|15|16|17|12s|13s|14s|15s|16s|17s|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const welcome = '(?:welcome|accepted|treated|allowed|can|may)'

/** Words that name people under 18 as clients, or an age below 18 from which something is given. */
export const youngWords: readonly PhrasePattern[] = [
  cued(/\ball[\s-]ages\b/gi, 'ages'),
  cued(/\bno (?:lower |minimum |upper )?age (?:limit|restriction)s?\b|\bwhatever your age\b/gi, 'age'),
  cued(
    /\b(?:suits?|suitable for|for|welcome) (?:(?:people|clients|skin|women|men|patients) )?(?:of |at )?(?:any|every) age\b/gi,
    'age',
  ),
  cued(/\b(?:pre-?)?teen(?:s|agers?|age(?:d)?)?\b/gi, 'teen|pre|preteen'),
  cued(/\bsweet sixteens?\b/gi, 'sweet'),
  cued(
    /\b(?:adolescents?|(?:pre-?)?tweens?)\b|\bstudents? under 18\b/gi,
    'adolescent|tween|pretween|pre|student',
  ),
  cued(/\bproms?\b(?:[\s-](?:night|season|ready|package|skin|facials?|prep))?/gi, 'prom'),
  cued(
    /\b(?:for|suitable for|suits) (?:kids|children|minors|youngsters|adolescents|(?:all |the whole |all the )?family)\b/gi,
    'kids|children|minors|youngster|adolescent|family',
  ),
  cued(/\bschool[\s-](?:leavers?|girls?|boys?)\b|\bsixth[\s-]form(?:ers?)?\b/gi, 'school|sixth'),
]

/** An age below 18 from which something is given, or people of that age as clients. */
export const lowerAges: readonly PhrasePattern[] = [
  cued(
    new RegExp(`\\b(?:from|over|above|since|at|to) (?:the )?ages? (?:of )?${young}\\b`, 'gi'),
    'age|ages|aged',
    number,
  ),
  cued(
    new RegExp(
      `\\bag(?:ed?|es) (?:from |over |of )?${young}\\b(?:[\\s-](?:(?:and|or) )?(?:up|upwards?|over|above|older|plus))?`,
      'gi',
    ),
    'age|ages|aged',
    number,
  ),
  cued(new RegExp(`\\bover[\\s-]${young}[’']?s\\b`, 'gi'), 'over', number),
  cued(new RegExp(`\\b${young}(?: to | ?[-–] ?)\\d\\ds\\b`, 'gi'), number),
  cued(
    new RegExp(`\\b${young}(?:[\\s-](?:to|or|and)[\\s-]\\w+)?[\\s-]years?[\\s-]olds?\\b`, 'gi'),
    'year',
    number,
  ),
  cued(
    new RegExp(
      `\\b(?:from|over) ${young}(?:\\+| years? of age| upwards?| and (?:up|upwards?|over|above))(?![\\w%])`,
      'gi',
    ),
    'from|over',
    number,
  ),
  cued(
    new RegExp(`\\b${young}(?: years)? (?:and|or) (?:over|above|older|up|upwards)\\b`, 'gi'),
    'over|above|older|up|upwards',
    number,
  ),
  cued(
    new RegExp(
      `\\b(?:be|are|clients?|anyone|anybody|people|those) (?:at least|over|above) ${young}\\b(?! ?(?:%|minutes|hours|days|weeks|months|years|sessions|people|stone|kg))`,
      'gi',
    ),
    'over|above|least',
    number,
  ),
  cued(new RegExp(`\\bminimum age(?: is|:| of)? ${young}\\b`, 'gi'), 'minimum'),
  cued(/\b1[3-7]\+(?! ?(?:years|months|weeks|days|hours|minutes|mins|people|clients))/gi, number),
  cued(
    new RegExp(
      `\\b(?:under[\\s-]18[’']?s?|under[\\s-]eighteens?)(?: (?:are|is|also|can be))* ${welcome}\\b`,
      'gi',
    ),
    'under',
  ),
  cued(
    /\b(?:parent|guardian)(?:al|s|[’']s|s[’'])? (?:or guardian(?:[’']s|s)? )?(?:written )?(?:consent|permission)\b|\b(?:consent|permission) (?:of|from) (?:an? |the |your |their )?(?:parents?|guardians?)\b/gi,
    'parent|guardian',
  ),
]

/** Whether words that name the young court them, and are not somebody's past, a visitor, a walk by the sea or a refusal. */
export function courtsTheYoung(scope: FileScope, phrase: Phrase): boolean {
  if (isRefused(phrase)) return false
  const answer = answerOf(scope.passages, phrase.passage)
  if (answer !== undefined && !/^\W*(?:yes|of course|certainly|absolutely|they can|sure)\b/i.test(answer))
    return false
  if (/^prom/i.test(phrase.text)) return !isPlace(phrase)
  if (!/teen/i.test(phrase.text) || !isPastOrVisitor(phrase)) {
    return !(scope.entry.kind === 'about' && /\b(?:was|worked|once|taught)\b/i.test(sentenceOf(phrase)))
  }
  return false
}

/** Whether the words stand in a refusal: under suitability.unsuitable, or in a sentence that says so. */
export function isRefused(phrase: Phrase): boolean {
  return (
    phrase.passage.path.includes('unsuitable') ||
    isDenied(phrase) ||
    /\b(?:unsuitable for|illegal|against the law|(?:law|act) (?:\w+ )?(?:forbids|bans|protects)|turn away|declin\w+)\b[^.!?;]{0,50}$/i.test(
      phrase.before,
    ) ||
    /^[^.!?;]{0,30}\b(?:(?:is|are|will be) turned away|(?:does|do|is|are) not (?:change|help|enough|make)|makes? no difference|should (?:see|ask|speak)|ask your GP|need to wait|must wait)\b/i.test(
      phrase.after,
    )
  )
}

/** "Along the prom": the promenade; "the Proms": concerts. */
function isPlace({ text, before }: Phrase): boolean {
  return (
    /^proms?$/i.test(text) &&
    /\b(?:along|on|down|up|by|off|near|beside|at|walk(?:ed|ing|s)?) the (?:\w+ )?$|\bBBC $/i.test(before)
  )
}

const past =
  /\b(?:since|(?:from|left (?:by|from)|date (?:from|back to)|after|through(?:out)?|until|like|of|spent) (?:my|your|his|her|their|our)) (?:(?:my|your|his|her|their|our|the|late|early|mid)[\s-])*$|\blate[\s-]$|\b(?:scars?|marks?)\b[^.!?;]{0,20}\b(?:from|left by) $/i
const happened =
  /\b(?:began|started|appeared|was|were|had|first|developed|remember|ago|suffered|used to|struggled|troubled)\b[^.!?;]{0,50}\b(?:in|during|as|when)\b[^.!?;]{0,20}$/i
const family =
  /\b(?:have|had|has|with|and|my|our|of|between|bring) (?:(?:my|our|an?|two|three|four|\w+ing) )*$/i

function isPastOrVisitor({ text, before, after }: Phrase): boolean {
  if (/^teens$|^teenager$|^teenage$/i.test(text) && (past.test(before) || happened.test(before))) return true
  if (/^teenage$/i.test(text) && /^ (?:years|self|days)\b/i.test(after)) return true
  if (/^teenage$/i.test(text) && /^ (?:daughter|son|child)/i.test(after)) return true
  if (
    /^teenagers?$/i.test(text) &&
    /^[^.!?;]{0,40}\b(?:wait|waits|waiting|sit|come along|at home|no time)\b/i.test(after)
  ) {
    return true
  }
  return /^teenagers?$/i.test(text) && /\b(?:I|we|my|our)\b/.test(before) && family.test(before)
}
