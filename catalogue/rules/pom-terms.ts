import { cued, type PhrasePattern } from '../words/phrase-pattern.ts'

const starts = '(?<![a-z0-9])'
const ends = '(?![a-z0-9])'
const word = (source: string) => new RegExp(`${starts}(?:${source})${ends}`, 'gi')

const brands = [
  'vistabel|dysport|bocouture|azzalure|xeomin|alluzience|letybo|nuceiva|relfydess|jeuveau|daxxify',
  'botulax|nabota|innotox|neuronox|neurobloc|myobloc',
  'kenalog|triamcinolone|adcortyl',
].join('|')
const nicknames = 'beautox|(?:(?:baby|micro|bro|meso|scalp|sweat|trap)[\\s-]?)?tox'

/** The commonest name, spelt out letter by letter or with signs in place of letters. */
const spelt = ['b', '[o0*ø]', '[t+*]', '[o0*ø]', '[x*]'].join('[^a-z0-9]{0,2}')
const speltCue = 'b|bo|bot|boto|bot0|b0|b0t|b0to|b0t0'
const anyEnding = '(?:e?s|ed|ing)?'

/**
 * Brand and substance names of prescription-only medicines that clinics use, and nicknames for them. In plain letters, as
 * are all patterns here.
 */
export const pomNames: readonly PhrasePattern[] = [
  cued(word(`${spelt}${anyEnding}`), speltCue),
  cued(word(`(?:${brands})${anyEnding}`), brands),
  cued(
    word(`(?:${nicknames})${anyEnding}`),
    'tox|toxe|toxi|toxs|beautox|baby|microtox|brotox|mesotox|scalp|sweat|trap|meso|bro',
  ),
  cued(word('botulin\\w*(?: toxin\\w*)?(?: type a)?'), 'botulin'),
]

const gap = '[\\s-]'
const given = '(?:micro-?)?(?:injections?|injected|injecting|injects?|injectables?|jabs?|jabbed|shots?)'
const wrinkled = `(?:wrinkles?|frown${gap}lines?|crow[’']?s${gap}feet|expression${gap}lines)`
const hayFever = `hay${gap}?fever`
const vitamin = `(?:(?:vit(?:amin)?s?\\.?${gap}?)?b${gap}?12|(?:hydroxo|cyano|methyl)?cobalamin|vit(?:amin)?\\.?${gap}d[23]?)`
const jabbed = `${given}|vaccin(?:es?|ations?)`
const dosed = `(?:${given}|intramuscular(?:ly)?|infusions?|drips?)`
const aimed =
  '(?:for|against|(?:to|that|which) (?:relax|soften|smooth|reduce|treat|erase|banish|remove|prevent|fade|get rid of)(?:es|s)?)'

const givenCue = 'inj|injection|microinjection|jab|jabs|jabbed|shot'
const dosedCue = `${givenCue}|intramuscular|infusion|drip`
const hayCue = 'hay|hayfever'
const vitaminCue = 'b12|b|vit|vits|vitamin|cobalamin|hydroxocobalamin|cyanocobalamin|methylcobalamin'

/** Words that make an injection one of something else, or none. */
const other = '(?:no|not|without|never|instead of|rather than|flu|insulin|fillers?|lip|covid)'

/** Phrases that can mean nothing but a prescription-only medicine. */
export const pomPhrases: readonly PhrasePattern[] = [
  cued(
    word(
      `anti${gap}?(?:wrinkle|frown)s?${gap}(?:(?:treatment|facial|cosmetic|prescription|muscle|fillers?|and|or|&)${gap}){0,2}\\(?(?:${given}|inj)`,
    ),
    'wrinkle|frown|antiwrinkle',
    givenCue,
  ),
  cued(
    word(
      `wrinkles?${gap}(?:relax|smooth|soften|reduc|remov|bust|eras|freez|block|melt)\\w*${gap}(?:treatment${gap})?${given}`,
    ),
    'wrinkle',
    givenCue,
  ),
  cued(
    word(`(?:lines?|muscles?|creases?)${gap}(?:relax|smooth|soften)\\w*${gap}(?:treatment${gap})?${given}`),
    'relax|smooth|soften',
    'line|muscle|crease',
    givenCue,
  ),
  cued(
    word(`wrinkles?${gap}(?:treatment${gap})?${given}|injectable${gap}(?:anti${gap}?)?wrinkles?`),
    'wrinkle',
    givenCue,
  ),
  cued(word(`(?:wrinkle|frown)s?${gap}relax(?:ers?|ants?|ing)`), 'relax', 'wrinkle|frown'),
  cued(
    word(
      `(?:${wrinkled}|brow${gap}lift|gummy${gap}smile|bunny${gap}lines?|masseter|jaw(?:line)?${gap}slimming|sweat(?:ing)?|hyperhidrosis|migraine)${gap}${given}`,
    ),
    'wrinkle|frown|crow|expression|brow|gummy|bunny|masseter|slimming|sweat|hyperhidrosis|migraine',
    givenCue,
  ),
  cued(
    word(
      `(?<!(?:filler|gel|acid|booster|profhilo|polynucleotide)s?\\s)${given} ${aimed} (?:(?:fine|deep|facial|your|the|forehead|stubborn|lines|and|&),? ){0,5}${wrinkled}`,
    ),
    'wrinkle|frown|crow|expression',
    givenCue,
  ),
  cued(
    word(`(?:neuro)?toxin${gap}(?:injections?|treatments?|jabs?|shots?)|neurotoxins?`),
    'toxin|neurotoxin',
  ),
  cued(word(`neuromodulators?|lip${gap}flips?`), 'neuromodulator|flip'),
  cued(
    word(
      `${hayFever}(?:[’']s)?${gap}(?:(?:steroid|allergy|relief|season|annual|treatment|prescription|and|or|&|one-off|vaccine)${gap}){0,3}(?:${jabbed})`,
    ),
    hayCue,
    `${givenCue}|vaccine`,
  ),
  cued(
    word(
      `${given} (?:\\w+ ){0,2}?(?:for|against|to (?:treat|stop|ease|beat|help)(?: with)?) (?:\\w+ )?${hayFever}`,
    ),
    hayCue,
    givenCue,
  ),
  cued(word(`${given} (?:away )?(?:your |that )?${hayFever}`), hayCue, givenCue),
  cued(word(`${given} away (?:your |those |the )?${wrinkled}`), 'away', givenCue),
  cued(
    word(`anti${gap}?wrinkle${gap}(?:treatments?|therapy) (?:by|with|via|using) ${given}`),
    'anti|antiwrinkle',
    givenCue,
  ),
  cued(word(`${hayFever}\\? (?:\\w+ ){0,2}?${given}`), hayCue, givenCue),
  cued(word(`(?:pollen|allergy)${gap}(?:jabs?|shots?)`), 'pollen|allergy', 'jab|jabs|shot'),
  cued(
    word(`${vitamin}(?![a-z0-9])(?:(?! ${other}\\b)[^.?!;|]){0,40}?(?<![a-z])${dosed}`),
    vitaminCue,
    dosedCue,
  ),
  cued(
    word(
      `(?<!(?:flu|insulin|fillers?|lip|covid)${gap})${dosed}(?![a-z])(?:(?! ${other}\\b)[^.?!;|]){0,40}?(?<![a-z0-9])${vitamin}`,
    ),
    vitaminCue,
    dosedCue,
  ),
  cued(word(`b${gap}?12${gap}boosters?`), 'booster', 'b12|b'),
]
