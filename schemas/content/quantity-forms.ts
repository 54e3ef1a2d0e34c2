import { digits, joint } from './quantity-numbers.ts'

type Amount = 'money' | 'time' | 'count' | 'age' | 'rating' | 'clock' | 'day'
export type FigureKind = Amount | 'phone' | 'email' | 'postcode' | 'street' | 'consultation'

/** A pattern for each kind. */
export type Patterns = readonly (readonly [FigureKind, RegExp])[]

/** Makes one pattern of all those of a kind; where several match, the first of them counts. */
export function patterns(sources: Partial<Record<FigureKind, readonly string[]>>): Patterns {
  const entries = Object.entries(sources) as [FigureKind, readonly string[]][]
  return entries.map(([kind, all]) => [kind, new RegExp(all.join('|'), 'g')])
}

const road = 'Road|Rd|Street|Lane|Avenue|Ave|Crescent|Terrace|Gardens'
const lesser = 'St|Close|Drive|Way|Place|Court|Square|Hill|Row'
const house = '\\b\\d{1,4}[a-zA-Z]?(?:-\\d{1,4})?,? '
const called = "(?:(?!(?:The|A|Our|Your|This|In|On)\\b)[A-Z][a-z'-]+ ){1,3}"

const sign = '[£$€]'
/** Also `£1 250`, `£12,50`, `£1.250,00` and `£250/300`. */
const sum = `${sign} ?(?:\\d \\d{3}(?!\\d|[.,]\\d)|${digits}(?: ?million\\b|[km]\\b)?|\\d+(?:[.,/]\\d+)+)`

const hour =
  '(?:1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)(?!\\w|[.:]\\d)'
const time = '(?:\\d{1,2}(?:[:.][0-5]\\d)? ?(?:[ap]m\\b|[ap]\\.m\\b\\.?)|(?:[01]?\\d|2[0-4]):[0-5]\\d(?!\\d))'
const until = '(?: ?- ?| (?:to|until|till) )'
/** `0930`, as a digital clock without its colon. */
const digital = '(?:[01]\\d|2[0-4])[0-5]\\d'
const stop = '(?=[.,;!?)\\n]|$| (?:on|and|or|at|every|sharp)\\b)'

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b'
const weekday = '(?:Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri)\\b'

/** Words that mean opening days only in a sentence about opening: "open every day". */
export const openDays = patterns({
  day: [
    '\\b(?:every|any) day\\b|\\bdaily\\b|\\bweek(?:days?|ends?)\\b(?! away)|\\bbank holidays?\\b|\\ball week\\b',
  ],
})
export const opening =
  /\b(?:open(?:s|ing)?(?! (?:pore|sore|wound))|clos(?:ed|es|ing)|shut|available|by appointment|(?:our|clinic|business|working|evening) (?:hours|clinics?))\b/

/** Patterns for figures recognised in lower-case text. */
export const forms = patterns({
  consultation: [
    '\\b(?:free|complimentary|no-charge|paid)(?= (?:[a-z-]+ ){0,2}consultations?\\b)',
    '(?<=\\bconsultations?(?:,| (?:is|are) (?:always |completely |not )?) ?)(?:free(?: of charge)?|complimentary|at no (?:charge|cost)|without charge|on (?:us|the house))\\b',
    '(?<=\\bconsultations? (?:will )?)costs? (?:you )?nothing\\b',
    '\\b(?:nothing to pay|pay nothing|(?:(?:no|an?|any|small) ){0,2}(?:charge|cost|fee))(?= for (?:[a-z]+ ){0,3}consultations?\\b)',
  ],
  email: ['(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'],
  phone: [
    '(?<![\\w£.,-])(?:\\(?(?:\\+|\\b00) ?44\\)?[ .-]?(?:\\(0\\))?[ ().-]{0,2}[1-9]|\\(?0[1-9])(?:[ ().-]{0,2}\\d){7,10}(?!\\d)',
    '(?<![\\w£])\\+[1-9](?:[ ().-]{0,2}\\d){9,13}(?!\\d)',
  ],
  postcode: ['\\b[a-z]{1,2}\\d[a-z\\d]? ?(?!\\d(?:st|nd|rd|th|hr|yr)\\b)\\d[abd-hjlnp-uw-z]{2}\\b'],
  street: [`${house}(?:[a-z]+ ){1,2}(?:${road.toLowerCase()}|close|drive)\\b`],
  money: [
    `between ${sum} and ${sum}|${sum}(?:${joint}(?:${sum}|${digits}k?(?!\\w|%| (?!per\\b)[a-z])))?`,
    `(?<![\\w.,£$€/-])${digits}(?:${joint}${digits})? ?${sign}(?! ?\\d)`,
    '(?<![\\w.,£])\\d{1,3}p\\b',
    `\\bgbp ?${digits}|\\ba (?:tenner|fiver)\\b`,
  ],
  count: [
    '(?<![\\w.,]|\\bin )(?:\\d{1,3},\\d{3}|\\d{3,6})\\+? (?:[a-z]+ )?people\\b|\\b[a-z]+ (?:hundred|thousand) people\\b',
  ],
  rating: [
    '(?<![\\w.,£/-])(?:(?:10|\\d(?:\\.\\d)?)/(?:5|10)(?![\\d/]|\\.\\d)|\\d(?:\\.\\d)?(?:\\*| ?[★⭐]+))|[★⭐]{2,}',
    '\\b(?:rat(?:ed|ings?|es)|scor(?:ed?|es|ing))(?: (?:us|is|it|of|at|an?|on google))*:? \\d(?:\\.\\d)?(?![\\d%]|[.,]\\d| ?(?:mm|p\\b)| [a-z]+s\\b)',
    '(?<![\\w.,£/-])\\d\\.\\d(?= on (?:google|trustpilot|facebook))',
  ],
  time: ['(?<![\\w.,/])(?:[½¼¾]|[13]\\/[24]) (?:of )?an? (?:second|minute|hour|day|week|month|year)\\b'],
  clock: [
    `(?<![\\w.:£/])(?:\\d{1,2}(?:[:.][0-5]\\d)?${until})?${time}(?:${until}(?:${time}|\\d{1,2}(?:[:.][0-5]\\d)?(?![\\w%])))?`,
    `(?<![\\w.:£/])(?:[01]?\\d|2[0-4])\\.[0-5]\\d${until}(?:1?\\d|2[0-4])\\.[0-5]\\d(?!\\d| ?(?:[mcnk]?[mlgj]\\b|%|°|[mk]?hz))`,
    `(?=\\d)(?<=\\b(?:at|from|until|till|by|before|after|opens?|closes?|between) )(?:[01]?\\d|2[0-4])\\.[0-5]\\d(?:${until}\\d{1,2}\\.[0-5]\\d)?${stop}`,
    `\\b(?:(?:half|quarter|five|ten|twenty|twenty-five) past|quarter to) ${hour}|(?<![\\w.,:])${hour} ?o'clock`,
    `\\b(?=[\\detfmnos])(?!(?<!\\bopens? (?:from )?)(?:1|one) to (?:10|ten)\\b)(?<=\\b(?:from|between|open|opens) )${hour} (?:until|till|to|and) ${hour}${stop}`,
    `\\b(?=[\\detfnos])(?<=\\b(?:at|by|from|until|till) )${hour} (?:in the (?:morning|afternoon|evening)|at night)\\b`,
    `(?=h)(?<=\\b(?:at|from|until|till) )half ${hour}${stop}`,
    `\\b(?=[\\detfmnos])(?<=\\b(?:open|close|clos|shut|finish)(?:s|es|ed|d|ing)? (?:[a-z]+ )?(?:at|by|from|until|till) )${hour}${stop}`,
    `(?=\\d)(?<=(?:days?|mon|tues?|weds?|thurs?|fri|sat|sun|open|opening|hours):? (?:from )?)(?:1[0-2]|\\d|${digital}) ?(?:-|to|until|till) ?(?:1[0-2]|\\d|${digital})(?![\\w%]|[.,]\\d| ?[a-z]+s\\b)`,
    `(?<![\\w.:£/])(?=0)${digital}${until}${digital}(?!\\d)`,
  ],
  day: [
    `\\b${day}(?:(?: ?[,:(&-] ?| )(?:(?:to|and|from|until|till|at) )?(?:${day}|${time}|\\d{1,2}(?=${until}${time}))){0,6}`,
  ],
})

/** Patterns for figures recognised by their capitals: a street's name, and `Sat` unlike `sat`. */
export const capitals = patterns({
  street: [
    `(?:${house})?\\b${called}(?:${road})\\b`,
    `(?:${house}|(?<=\\b(?:on|off|at|near) ))${called}(?:${lesser})\\b`,
  ],
  day: [
    `\\b${weekday}|\\b(?:Sat|Sun)\\b(?=[:.]? (?:\\d|closed)| ?[-&/] ?(?:Sat|Sun|Mon)| (?:and|to) (?:Sat|Sun|Mon)\\b)|(?=S)(?<=\\b(?:Mon|Tues?|Weds?|Thu|Thurs?|Fri|Sat) ?(?:[-,&/]|to|and|or) ?)(?:Sat|Sun)\\b`,
  ],
})
