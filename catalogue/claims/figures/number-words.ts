const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** Words for numbers below twenty. */
export const below20 = new Map([
  ...units.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ['single', 1],
])

/** Words for whole tens. */
export const byTen = new Map(tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]))

/** Words that multiply what stands before them. */
export const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
])

/** Signs for parts of one. */
export const fractions = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])

/** Nouns that stand for a number of things. */
export const nicknames = new Map([
  ['dozen', 12],
  ['couple', 2],
  ['pair', 2],
])

/** Source of a pattern for every word that a number can begin with. */
export const numberWords = [...below20.keys(), ...byTen.keys(), ...scales.keys(), ...nicknames.keys()].join(
  '|',
)
