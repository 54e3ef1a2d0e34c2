import type { ContentFile, Passage, Rule } from '../content.ts'
import { errorAt } from '../finding.ts'
import { re, type WordRule } from '../word-rule.ts'
import { byOthers, hasFlag } from './shared.ts'

const word = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  re`(?<![a-z0-9])(?:${String.raw(parts, ...values)})(?![a-z0-9])`

/** The commonest name, even with signs between its letters or in place of them. */
const vowel = '[o0*øòóôõö]'
const spelt = ['b', vowel, '[t+*]', vowel, '[x*]'].join('[^a-z0-9]{0,2}')
const ending = '(?:e?s|ed|ing)?'

/** Brand and substance names of prescription-only medicines that clinics use, and nicknames for them. */
const names: readonly RegExp[] = [
  word`${spelt}${ending}|[a-z]*b[o0]tt?[o0]x[a-z]*|btx|bont[/-]a`,
  word`(?:vistabel|dysport|bocouture|azzalure|xeomin|alluzience|letybo|nuceiva|relfydess|jeuveau|daxxify|botulax|nabota|innotox|neuronox|neurobloc|myobloc|kenalog|triamcinolone|adcortyl)${ending}`,
  word`(?:ozempic|wegovy|mounjaro|saxenda|semaglutide|tirzepatide|liraglutide|hyalase)${ending}|(?:tretinoin|hydroquinone)(?<!\b(?:(?:you|who|anyone|people|clients) (?:\w+ ){0,2}(?:take|taking|taken|use|using|used|apply|applying|applied|stopped)|(?:are|been) on|your (?:GP|doctor|dermatologist)|been (?:prescribed|given)|not (?:use|apply)|tell us about|stop|pause|leave out|avoid) [^.;!?]{0,60})`,
  word`(?:beautox|(?:(?:baby|micro|bro|meso|scalp|sweat|trap)[\s-]?)?tox)${ending}`,
  word`[a-z]*botulin\w*(?: toxin\w*)?(?: type a)?`,
]

const gap = '[\\s-]'
const given = '(?:micro-?)?(?:injections?|injected|injecting|injects?|injectables?|jabs?|jabbed|shots?)'
const wrinkled = `(?:wrinkles?|frown${gap}lines?|crow[’']?s${gap}feet|expression${gap}lines)`
const hayFever = `hay${gap}?fever`
const vitamin = `(?:(?:vit(?:amin)?s?\\.?${gap}?)?b${gap}?(?:12|₁₂)|(?:hydroxo|cyano|methyl)?cobalamin|vit(?:amin)?\\.?${gap}d[23]?)`
const slimming = `(?:weight${gap}?(?:loss|management)|slimming|skinny|fat(?=${gap}jab)|glp-?1)`
const dosed = `(?:${given}|intramuscular(?:ly)?|infusions?|drips?)`
const aimed =
  '(?:for|against|(?:to|that|which) (?:relax|soften|smooth|reduce|treat|erase|banish|remove|prevent|fade|get rid of)(?:es|s)?)'
/** Words that show that an injection is of something else, or that there is none. */
const other = '(?:no|not|without|never|instead of|rather than|flu|insulin|fillers?|lip|covid)'

/** Phrases that can mean nothing but a prescription-only medicine. */
const hints: readonly RegExp[] = [
  word`anti${gap}?(?:wrinkle|frown)s?${gap}(?:(?:treatment|facial|cosmetic|prescription|muscle|fillers?|and|or|&)${gap}){0,2}\(?(?:${given}|inj)`,
  word`(?:wrinkle|line|muscle|crease)s?${gap}(?:relax|smooth|soften|reduc|remov|bust|eras|freez|block|melt)\w*${gap}(?:treatment${gap})?${given}`,
  word`wrinkles?${gap}(?:treatment${gap})?${given}|injectable${gap}(?:anti${gap}?)?wrinkles?|(?:wrinkle|frown)s?${gap}relax(?:ers?|ants?|ing)`,
  word`(?:${wrinkled}|brow${gap}lift|gummy${gap}smile|bunny${gap}lines?|masseter|jaw(?:line)?${gap}slimming|sweat(?:ing)?|hyperhidrosis|migraine)${gap}${given}`,
  word`${given} (?:${aimed}|away) (?:(?:fine|deep|facial|your|those|the|forehead|stubborn|lines|and|&),? ){0,5}${wrinkled}`,
  word`anti${gap}?wrinkle${gap}(?:treatments?|therapy) (?:by|with|via|using) ${given}`,
  word`${given} (?:to|that|which) (?:relax|weaken|freeze|paraly[sz]e)(?:es|s)? (?:[a-z-]+ ){0,3}muscles?`,
  word`${slimming}${gap}(?:${given}|pens?)|${given} (?:for|to help with) ${slimming}`,
  word`nefertiti${gap}lift|masseter${gap}reduction`,
  word`(?:neuro)?toxin${gap}${given}|(?:neuro)?toxin${gap}treatments?|neurotoxins?|neuromodulators?|lip${gap}flips?`,
  word`${hayFever}(?:[’']s)?${gap}(?:(?:steroid|allergy|relief|season|annual|treatment|prescription|and|or|&|one-off|vaccine)${gap}){0,3}(?:${given}|vaccin(?:es?|ations?))`,
  word`${given} (?:\w+ ){0,2}?(?:for|against|to (?:treat|stop|ease|beat|help)(?: with)?) (?:\w+ )?${hayFever}`,
  word`${given} (?:away )?(?:your |that )?${hayFever}|(?:pollen|allergy)${gap}(?:jabs?|shots?)`,
  word`${vitamin}(?![a-z0-9])(?:(?! ${other}\b)[^.?!;|]){0,80}?(?<![a-z])${dosed}|b${gap}?12${gap}boosters?`,
  word`${vitamin}(?![a-z0-9])(?:[^.?!;|]{0,60} (?:top|boost|give|put|go|have|get)\w*[^.?!;|]{0,30})? (?:by|via|with|as|from|through)(?: \w+){0,2} (?:needle|syringe)`,
  word`${dosed}(?![a-z])(?:(?! ${other}\b)[^.?!;|]){0,80}?(?<![a-z0-9])${vitamin}`,
]
/** Injections of something else, or that a client had elsewhere. */
const otherInjections: readonly RegExp[] = [
  /(?:filler|gel|acid|booster|profhilo|polynucleotide)s? injections? /,
  /\b(?:flu|insulin|lip|covid)[ -](?:jabs?|injections?|shots?)/,
  /\btell us (?:about|if you (?:take|use|are (?:on|using|taking)|have had)) (?:an? |any )?(?:steroid )?/,
  ...byOthers,
]

/** What visitors see unasked: the home page, menus, testimonials, the clinic's data and `alt` texts. */
const isSeenUnasked = (file: ContentFile, { kind }: Passage) =>
  kind === 'alt' || ['home', 'testimonials', 'navigation', 'clinic'].includes(file.kind)

/** No prescription-only medicine is named. Source: Human Medicines Regulations 2012, regulation 284; CAP Code 12.12. */
export const pomName: WordRule = {
  id: 'pom-name',
  patterns: names,
  nearMisses: [],
  message: 'names a prescription-only medicine, which may not be advertised.',
  remedy:
    'Write about the client’s concern, such as "a consultation for the treatment of lines and wrinkles".',
  where: (file, passage) => !isSeenUnasked(file, passage),
}

/** No phrase that implies one. Source: ASA and CAP notices on cosmetic interventions, Kenalog for hay fever, and vitamin shots. */
export const pomImplied: WordRule = {
  ...pomName,
  id: 'pom-implied',
  patterns: hints,
  nearMisses: otherInjections,
  message: 'hints at a prescription-only medicine, which may not be advertised.',
  // Under `tellFirst` the page lists what clients may already take.
  where: (file, passage) => !isSeenUnasked(file, passage) && !passage.path.includes('tellFirst'),
}

/** No such medicine is named or implied where visitors see it unasked. Source: ASA advice on prescription-only medicines in clinics’ advertising. */
export const pomPlace: WordRule = {
  ...pomImplied,
  id: 'pom-place',
  patterns: [...names, ...hints],
  message: 'refers to a prescription-only medicine, which may not be mentioned here.',
  where: isSeenUnasked,
}

/** A treatment whose name points at such a medicine is flagged; an injected vitamin is one too. */
export const pomFlag: WordRule = {
  ...pomPlace,
  id: 'pom-flag',
  patterns: [...pomPlace.patterns, word`vitamin${gap}(?:treatment${gap})?${dosed}`],
  message: 'is a prescription-only medicine, and the page’s flags do not say so.',
  remedy: 'Add pom to the flags.',
  where: (file, { path }) => file.kind === 'treatment' && path[0] === 'title' && !hasFlag(file, 'pom'),
}

/** A testimonial names no treatment that uses one, since the treatment's title is shown beside the words. */
export const pomClients: Rule = ({ testimonials, treatments }) =>
  testimonials.value.items.flatMap(({ treatment }, index) => {
    const file = treatments.find(({ slug }) => slug === treatment)
    if (!file || !hasFlag(file, 'pom')) return []
    const message = `${file.value.title} uses a prescription-only medicine, which may not be mentioned here.`
    const about = { subject: 'testimonials', values: [file.slug] }
    const place = testimonials.locate(['items', index, 'treatment'])
    return [errorAt(place, pomPlace.id, message, 'Remove this key, or show other words.', about)]
  })
