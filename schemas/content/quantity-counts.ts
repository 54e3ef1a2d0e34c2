import { type Patterns, patterns } from './quantity-forms.ts'
import { amount, joint, number, one, years } from './quantity-numbers.ts'

/** Up to two words between a number and its noun; a plural ends the phrase: "three depths per treatment". */
const stop =
  'of|in|per|an?|the|to|and|or|for|with|at|by|from|on|is|are|was|were|each|every|our|your|their|his|her|its|this|that|these|those|as|than|but|if|when|while|who|which|after|before|between|during|until|off|not|no|may|can|will|would|should|must|need|has|have|had|do|you|we|they|it|he|she|so|into|within|apart|later|ago|out'
const adjective = `(?!(?:${stop})\\b)(?:${number}-)?[a-z]+(?:-[a-z]+)*(?<![^su]s),? `
const adjectives = `(?:${adjective}){0,2}`

const length = 'second|minute|hour|day|night|week|month|year|decade'
const unit = `(?:(?:${length}|fortnight)s?|(?:sec|min|hr|wk|mth|yr)s?)\\b`
const article = '\\ban(?:other)? |\\ba '
const aWhole = `(?:${article})(?:(?:full|whole|good|further|extra|solid|working|calendar) )?`
/** What comes before a length of time, what comes after one, and what makes it a rate ("twice an hour"). */
const before =
  '(?<=\\b(?:for|after|within|inside|in|close to|about|around|roughly|approximately|over|under|than|least|most|until|takes?|lasts?|lasting|last|allow|leave|needs?|wait|spend|give|only|just|almost|nearly|by|beyond|past|up to|perhaps|barely|sometimes|even|of|(?:minute|hour|day|week|month|year)s? (?:to|or)) )'
const after =
  "(?: or (?:so|longer|more)\\b| or [¹³]+|(?='s(?! sleep\\b)| (?:later|before(?:hand)?|earlier|apart|ago|long|off work|old|of (?!the|your|our)|between|in advance|from now)\\b))"
/** What comes after a length of time, or after a rate. */
const afterEither =
  '(?= (?:after|afterwards|to (?:settle|heal|recover|calm|clear|work)|is enough|at (?:least|most))\\b)'
const rate =
  '(?<!(?:\\b(?:once|twice|times?|litres?|glasses|units|cups|words|beats|drops|tablets?|pounds|per|miles)|[£$€\\d¹²³]p?) )'
const noLength =
  '(?![\\w-]| (?:when|that|which|where|you|we|off|to suit|of your|of the|at the|spa|nursery|surgery|unit|centre)\\b)'

const sitting =
  '(?:session|sitting|treatment|visit|appointment|course|peel|injection|consultation|top-up|jab|procedure)'
const plan = '(?:courses?|packages?|plans?|programmes?|bundles?)'
/** Excludes words that make "treatment" a part of another noun: "one treatment area". */
const alone =
  '(?! (?:areas?|points?|sites?|plans?|rooms?|options?|types?|steps?|times?|lists?|pages?|forms?|prices?|letters?|couch|chair|bed)\\b)\\b'
const own =
  '(?:nurse|practitioner|clinician|doctor|dermatologist|therapist|aesthetician|prescriber|injector|room|clinic|location|branch|client|customer|patient|review|testimonial|qualification|membership|award|certificate|diploma|accreditation|mole|test)'
const things = `(?:(?:${own}|${sitting})e?s|staff)\\b`

/** What may follow an age; a unit or a noun would make it something else. */
const person =
  '(?= ?(?:[.,;:!?)\\n]|$)| (?:or|and|who|with|without|please|to (?:have|book|get|come|receive|qualify|be (?:seen|treated))|for (?:it|this|that|these|them|their|his|her|(?:[a-z]+ )?(?:fillers?|treatments?|injections?|injectables?))|you|they|may|can|cannot|could|should|must|needs?|are|is|will|at|because|unless|if|when|but|only|before|on)\\b)'
/** What is measured in numbers that look like ages. */
const noAge = '(?<!\\b(?:bmi|spf|factor|temperatures?)\\b[^.;!?\\n]{0,40})'
const over = ' (?:or|and) (?:over|older|above|under|younger|up)\\b'
const orOver = `(?:${over})?`
const people = '(?:adults?|anyone|everyone|people|persons?|clients?|patients?|children|women|men|those)'
const decade = "(?:²+'?s|(?:twen|thir|for|fif|six|seven|eigh)ties)"

/** What comes before a bare number that is a price, and what may follow it; a noun would make it something else. */
const paid =
  '(?<=\\b(?:(?:prices?|costs?|fees?|deposits?)(?::| (?:is|are|starts?|begins?|comes?|from|of))|costs?|charge|pay|paying|(?:starting|starts|begins?) (?:at|from)) (?:(?:from|at|to|you|now|only|just|about|around|up to) ){0,2})'
const unnamed = '(?=[.,;:!?)\\n]|$| (?:an?|per|each|for|in|and|or|now|until|is|are)\\b)'

/** Patterns for lengths of time and numbers of sessions, which facts state; they search the shape of a text. */
export const measures: Patterns = [
  ...patterns({
    count: [
      `(?:${one}|\\bsingle)(?: ${adjectives}|-)${sitting}${alone}`,
      `${amount} ?(?:[x×] )?${adjectives}(?:${things}|${sitting} ${plan}\\b)`,
    ],
    time: [
      `(?:\\ban? |${one} )(?:${length})[ -]and[ -]a[ -](?:half|quarter)\\b`,
      `${amount}(?:[ -]?|[ -]${adjectives})${unit}|${number}h(?:(?:rs?)?\\d\\d)?\\b`,
      `${number}-(?:hourly|daily|weekly|monthly|yearly)\\b`,
      `\\bhalf[- ](?:an? )?(?:${length})\\b|(?:\\ban? |${number}[ -]|\\b)quarters?[- ](?:of an? )?(?:hour|day|year)\\b`,
      `(?=a)(?:${aWhole})(?:${length}|fortnight)${after}`,
      `(?=a)${rate}(?:${aWhole})(?:${length})${afterEither}`,
      `(?=a)${before}${aWhole}(?:day|night|week|month|year)${noLength}`,
      `(?=a)(?<=(?:^|[.;:!?\\n(]) ?)(?:${article})(?:week|month|year)${noLength}`,
      `(?=a)${rate}(?:${aWhole})(?:minute|hour|fortnight|decade)(?![\\w-])`,
      '\\b(?:within|inside) the (?:hour|day|week|month|year)\\b',
      `\\b(?:${length})-?long\\b|(?<!\\w)24/7\\b`,
      '\\bevery (?:other|third|fourth|fifth|sixth) (?:week|month|year)\\b',
      `\\b(?:weekly|fortnightly|monthly|yearly|annual) ${sitting}s\\b`,
      `(?=[dwmy])(?<!\\b(?:every|each|per|an?|the|same|¹+|next|this|that|last) )\\b(?:day (?!¹+(?!${joint}| and |¹))|(?:week|month|year) |(?:days|weeks|months|years) (?=${number}(?:${joint}|,? and |, )${number}))${number}(?:(?:${joint}|,? and |, )${number}){0,4}(?! ?${unit}| ${things})`,
    ],
  }),
  // By itself, since it may overlap one of the above and be longer.
  ...patterns({
    count: [
      `\\b(?:course|block|package|pack|series)s? of (?:(?:about|around|up to|usually|typically|at least) )?${amount}(?!${number}|${joint}${number}|[ -](?:${adjective})?${unit})(?: ${adjectives}${things})?`,
    ],
  }),
]

/** Patterns for figures recognised by what a number counts; they search the shape of a text. */
export const counts: Patterns = [
  ...measures,
  ...patterns({
    money: [
      `${amount} ?(?:pounds?|quid|gbp|pence|grand|euros?|dollars?)\\b(?! (?:of|lighter|heavier|in weight)\\b)`,
      `(?=[²³]{2})${paid}${number}(?:${joint}${number})?${unnamed}`,
      `(?=[¹²³])${paid}${number}k${unnamed}`,
      `(?=[²³]{2})(?<=\\bfrom )${number}(?= (?:an?|per|each) (?:${sitting}|area)\\b)`,
      `(?=[²³]{2})(?<=(?:^|[.!?\\n]) ?)${number}(?= (?:an?|per|each) ${sitting}(?:[.,;!?)\\n]|$))`,
      `[£$€](?:${amount}| ${number})`,
    ],
    age: [
      `\\bage(?:s|d| limit| range)?:? (?:(?:is|of|over|under|between|from|at least) ){0,2}(?:${number}|\\d\\d/\\d\\d)(?:(?:${joint}| and )${number})?${orOver}`,
      `\\b(?:over|under)[- ]?(?:${number}|\\d\\d|(?:thir|four|fif|six|seven|eigh|nine)teen)'?s\\b`,
      `\\b(?:over|under|above|below|(?:older|younger) than|at least) ${noAge}${years}${person}`,
      `(?=²)(?<=\\b(?:(?:must|should|need to|have to|can) be|(?:you|they|who) are|you're|who is|reach(?:ed)?|turn(?:ed|s|ing)?) )${years}${orOver}${person}`,
      `(?=[bfou])(?<=\\b${people} )(?:(?:over|under|from) ${number}|(?:between|from) ${years}(?:${joint}| and )${years})${orOver}(?:${person}|(?= (?:in|of|for)\\b(?! (?:every|each|a|an|ten)\\b)))`,
      `\\bfrom ${years}(?= ?(?:[.;!?)\\n]|$)| (?:onwards|upwards)\\b)`,
      `${number}(?: years)?${over}`,
      `${amount}[- ](?:years?|yrs?)(?:[- ]olds?\\b| of age\\b)`,
      `${years}(?:\\+| plus\\b)${person}`,
      `(?<![a-z²])(?:(?:in|into|from|by) (?:your|their|his|her|my) )?(?:(?:early|mid|late)[- ])?(?:${years}-)?${decade}(?: (?:and|or|to) ${decade})?\\b`,
    ],
    rating: [`${number}[- ]stars?\\b|${number} out of (?:every )?${number}(?: stars?\\b)?`],
    day: [`${number} days (?:a|per|each|every) week\\b`],
  }),
  // Each is searched by itself, since it may overlap another and be longer: "visits three times".
  ...[
    `${amount}-(?:${sitting}|${own})\\b|${amount} ${sitting}(?=s\\b)`,
    `\\ban? (?:${adjective})?${sitting} or (?:so\\b|[¹³]+)`,
    `(?<!\\b(?:a|per|each|every|one) )\\b(?:session|visit|treatment|appointment)s? (?!¹)${number}(?:(?:${joint}| and )${number})?(?! ?${unit}| ${things}|[ -][a-z]+s\\b)`,
    `\\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:${adjective})?${sitting}${alone}`,
    `(?!¹)${number} goes\\b(?! (?:away|by|down|off|on|into|out|up)\\b)`,
    `(?<=\\b(?:need|needs|have|has|want|wants|book|after|recommend|suggest) )${amount} of (?:these|them)\\b`,
    `\\b(?:com(?:e|es|ing)|return(?:s|ing)?|visits?|see(?:s|ing)? (?:you|us)) (?:back |in |here |to us )?(?:twice|${amount} times)\\b`,
    `(?=[t³])(?<=\\b(?:(?:have|has|had) (?:it|this|them|these) (?:done )?|(?:given|repeated|needed|done) ))(?:twice|${amount} times)\\b(?! (?:an?|per|each|every)\\b)`,
    `(?=[¹³b])${amount}(?= (?:is|are) (?:(?:usually|often|normally|generally|sometimes) )?(?:needed|required|recommended|advised|enough|plenty|usual|typical|common)\\b)`,
    `(?=[³b])(?<=\\b(?:needs?|recommend|suggest|advise) (?:(?:about|around|up to|usually|at least|only|just) ){0,2})${amount}(?=[.,;:!?\\n]|$)`,
    `(?=[³b])${amount} in (?:all|total)\\b`,
    `\\bteam of ${amount}(?: ${adjectives}${things})?`,
    `(?<=\\b(?:session|visit|appointment|treatment|sitting)s(?: needed| required| recommended)?: )${amount}(?!${number}| ?${unit})`,
    `\\b(?:(?:tens|dozens|scores|hundreds|thousands) of(?: thousands of)?|(?:several|few|many) (?:³+|hundred|thousand)) ${adjectives}(?:${things}|people\\b)`,
  ].flatMap((source) => patterns({ count: [source] })),
]
