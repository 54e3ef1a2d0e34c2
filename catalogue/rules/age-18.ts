import type { ContentFile, Passage, Rule } from '../content.ts'
import { errorAt } from '../finding.ts'
import { re, type WordRule } from '../word-rule.ts'
import { pressureWords } from './pressure.ts'
import { hasFlag, isAnsweredNo } from './shared.ts'

const young = '(?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const otherFigure =
  '(?! ?(?:%|-|–|min|hour|day|week|month|years? (?!of age|old)|session|people|clients|mm|ml))'
const parent = '(?:parents?|guardians?|mum|dad|mother|father)'

const ownTeens = '(?:my|your|his|her|their|our) (?:late |early |mid )?teen(?:s|age years)'
const harmless: readonly RegExp[] = [
  /\bwith or without (?:an? )?|\b(?:not?(?! (?:\w+ )?age)|never|nobody|nor|neither|cannot|don[’']t|unsuitable) (?:for |suitable for |see |treat |accept |given to |offered to |any |to |young |at |either |children or |those |people |anyone |help |change |of |allowed |is |may |be )*(?:treated )?/,
  /\b(?:against the law|illegal|turn away|declin\w+|protects?) (?:for |to treat )?/,
  / (?:(?:is|are|will be) turned away|(?:does|do|is|are) not|makes? no difference|should (?:see|ask|speak)|ask your GP|(?:need to|must) wait)\b/,
  ...pressureWords.patterns.slice(-1),
  /\b(?:along|on|down|up|by|off|near|beside|at|walk(?:ed|ing|s)?) the (?:\w+ )?prom\b/,
  re`\b(?:since|from|acne in|during|until|like|of|spent|after|throughout) ${ownTeens}`,
  /\b(?:as|were|was|your) an? teenager\b|\bteenage (?:self|years|days|daughter|son|child)|\blate[\s-]teens\b|\b(?:your|her|their) teenage |\bteenage (?:acne|spots|skin) (?:\w+ )?(?:leaves?|scars?|marks?)\b/,
  /\bteenage (?:acne|spots|skin) (?:is|are) (?:best )?treated by your (?:own )?(?:GP|doctor)(?=[.,;!?]|$)/,
  /\b(?:left (?:by|from)|scars?|marks?|spots?) [^.,;!?]{0,20}\bteen(?:s|age)\b|\b(?:my|our|two|three|have|with|and|knows?) teenagers?\b/,
]

const isRead = (file: ContentFile, passage: Passage) =>
  file.kind !== 'legal' && !passage.path.includes('notFor') && !isAnsweredNo(file, passage)

/** Words that appeal to people under 18 or admit them. Source: Botulinum Toxin and Cosmetic Fillers (Children) Act 2021; CAP Code 12.25. */
export const youngClients: WordRule = {
  id: 'age-18',
  severity: 'warning',
  patterns: [
    /\ball[\s-]ages\b|\bno (?:lower |minimum |upper )?age (?:limit|restriction)s?\b|\bwhatever your age\b/,
    /\b(?:suits?|suitable for|for|welcome) (?:\w+ )?(?:of |at )?(?:any|every) age\b|\bproms?\b(?:[\s-](?:night|season))?/,
    /\b(?:pre-?)?teen(?:s|agers?|age(?:d)?)?\b|\bsweet sixteens?\b|\badolescents?\b|\b(?:pre-?)?tweens?\b|\b(?:students?|anyone|those) under 18\b/,
    /\b(?:for|suitable for|suits|welcome) (?:kids|children|minors|youngsters|young people|(?:all |the whole |all the )?family)\b/,
    /\bschool[\s-](?:leavers?|girls?|boys?|pupils?)\b|\bsixth[\s-]form(?:ers?)?\b|\b(?:GCSE|A[- ]level) (?:students?|pupils?|leavers?|results)\b/,
    re`\b(?:from|over|above|since|at|to) (?:the )?ages? (?:of )?${young}\b|\bminimum age(?: is|:| of)? ${young}\b`,
    re`\bag(?:ed?|es) (?:from |over |of )?${young}\b(?:[\s-](?:(?:and|or) )?(?:up|upwards?|over|above|older|plus))?`,
    re`\bover[\s-]${young}[’']?s\b|\b${young}(?: to | ?[-–] ?)\d\ds\b|\b${young}(?:[\s-](?:to|or|and)[\s-]\w+)?[\s-]years?[\s-]olds?\b`,
    re`\b(?:from|over) ${young}(?:\+| years? of age| upwards?| and (?:up|upwards?|over|above)| (?:with|if) )(?![%\d])`,
    re`\b${young}(?: years)? (?:and|or) (?:over|above|older|up|upwards)\b|\b(?:be|are|clients?|anyone|anybody|people|those) (?:at least|over|above) ${young}\b${otherFigure}`,
    /\b1[3-7]\+(?! ?(?:year|month|week|day|hour|min|people|clients))|\bunder[\s-](?:18|eighteen)[’']?s? (?:(?:are|is|also|can be) )*(?:welcome|accepted|treated|allowed)\b/,
    re`\b${parent}(?:al|s|[’']s|s[’'])? (?:or guardian(?:[’']s|s)? )?(?:written )?(?:consent|permission)\b|\b(?:consent|permission) (?:of|from) (?:an? |the |your |their )?${parent}\b`,
  ],
  nearMisses: [...harmless, re`\bin ${ownTeens}`],
  message: 'speaks to people under 18.',
  remedy: 'Say whom the treatment is for without appealing to the young, or leave it out.',
  where: (file, passage) => isRead(file, passage) && !hasFlag(file, 'ageRestricted'),
}

/** The same as `youngClients`, on a page for adults only. */
export const youngByLaw: WordRule = {
  ...youngClients,
  severity: 'error',
  remedy:
    'By law, fillers and prescribed injectables are for adults aged 18 or over. Write {adultAge}, in prose <Clinic field="adultAge"/>.',
  nearMisses: [
    ...harmless,
    re`(?<!\b(?:fillers?|injections?|lips?|treated|treatments?|start\w*) (?:\w+ ){0,3})\bin ${ownTeens}`,
  ],
  patterns: [
    ...youngClients.patterns,
    re`\b(?:with|bring) (?:your |an? |his |her |their )?${parent}(?: (?:or|and) ${parent})?\b`,
  ],
  where: (file, passage) => isRead(file, passage) && hasFlag(file, 'ageRestricted'),
}

/** An age limit other than the law's, even to refuse people: on a page for adults only, and in texts elsewhere that name fillers. */
export const wrongLimit: WordRule = {
  ...youngByLaw,
  patterns: [
    re`\b(?:under|below|younger than)(?: the)?(?: age)?(?: of)?[\s-](?:[1-9]|10|11|ten|eleven|${young})(?:[’']?s)?\b${otherFigure}`,
  ],
  nearMisses: [
    / (?:must|should|have to|need to|may|can) (?:be|come|sit|stay|wait) (?:with an adult )?in (?:the|our) waiting room\b/,
  ],
  message: 'is not the law’s limit, which is 18.',
  where: (file, { text }) =>
    hasFlag(file, 'ageRestricted') ||
    (!['treatment', 'legal'].includes(file.kind) && /\b(?:fillers?|injectables?)\b/i.test(text)),
}

const regulated =
  /\b(?:fillers?|(?:lip|cheek|chin|jaw(?:line)?) (?:augmentation|enhancement|contour\w*)|anti[\s-]?wrinkle|toxin)\b/i

/** A page for adults only says so, and a filler or toxin treatment is flagged as for adults only. */
export const age18: Rule = ({ treatments }) =>
  treatments.flatMap((file) => {
    const { slug: subject, value, passages } = file
    const found = (key: string, message: string, remedy: string) => [
      errorAt(file.locate([key]), 'age-18', message, remedy, { subject }),
    ]
    if (!hasFlag(file, 'ageRestricted')) {
      const message = `${value.title} is for adults only by law, and the page’s flags do not say so.`
      return regulated.test(value.title) ? found('flags', message, 'Add ageRestricted to the flags.') : []
    }
    const message = 'the page does not say that the treatment is for people aged 18 or over.'
    const remedy = 'Add for example "adults aged {adultAge} or over" to suitability.suits.'
    const isSaid = passages.some(({ references }) => references.includes('adultAge'))
    return isSaid ? [] : found('title', message, remedy)
  })
