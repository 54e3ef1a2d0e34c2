import { choiceKey, dateKey, optionalCategories } from '../../schemas/consent.ts'
import { findFigures } from '../../schemas/content/quantity.ts'
import { reasonLabel } from '../../schemas/enquiry-reason.ts'
import type { Content, ContentFile, Path, Rule } from '../content.ts'
import { errorAt } from '../finding.ts'

type Check = readonly [isWrong: boolean, file: ContentFile, path: Path, message: string, remedy: string]

/** What files must say of each other, of the site's scripts and of the form. */
export const coverage: Rule = (content) =>
  [...ofTreatments(content), ...ofScripts(content), ...ofCookieChoice(content), ...ofPromises(content)]
    .filter(([isWrong]) => isWrong)
    .map(([, file, path, message, remedy]) => errorAt(file.locate(path), 'coverage', message, remedy))

/** Every treatment is in the menu and has a picture, none is related to itself, and no two share a reason for contact. */
const ofTreatments = ({ treatments, navigation, drawings }: Content): Check[] =>
  treatments.flatMap((file): Check[] => {
    const { slug, value } = file
    const isListed = navigation.value.treatments.includes(slug)
    const self = value.related.indexOf(slug)
    const owner = treatments.find(({ value: { reason } }) => reason && reason === value.reason) ?? file
    const taken = `"${value.reason}" is also the reason of ${owner.slug}.`
    const isBare = value.hero.image === undefined && !drawings.includes(slug)
    const bare = `${value.title} has neither a photograph nor a drawing.`
    const draw = `Add "image" with a photograph in content/images, or have renderer/illustrations/${slug}.tsx drawn and listed in index.ts there.`
    return [
      [isBare, file, ['hero'], bare, draw],
      [!isListed, navigation, ['treatments'], `${slug} is not in the menu.`, `Add "- ${slug}".`],
      [self >= 0, file, ['related', self], `${slug} is this page itself.`, 'Name another treatment.'],
      [owner !== file, file, ['reason'], taken, 'Leave it out on one page.'],
    ]
  })

/**
 * The register lists what optional scripts store, and no text says that none is in use. Source: regulation 6 of the Privacy and
 * Electronic Communications Regulations, by which visitors are told of everything that is stored. Pages load a script as soon as
 * they are built with it: a day in the future would leave older choices valid until then.
 */
function ofScripts({ clinic, cookies, today }: Content): Check[] {
  const { banner, categories, register } = cookies.value
  const loaded = optionalCategories.filter((category) => clinic.value[category])
  const says = 'Say what is in use, and look through the cookie policy for the same.'
  const denied = `clinic.yaml loads ${loaded.join(' and ')}, and this text says "none".`
  const isDenial = (text: string) => /\bnone\b/i.test(text)
  return [
    [loaded.length > 0 && isDenial(banner.text), cookies, ['banner', 'text'], denied, says],
    ...loaded.flatMap((name): Check[] => {
      const { since = '' } = clinic.value[name] ?? {}
      const early = `${name} is loaded at once, and its day, ${since}, is in the future.`
      const unlisted = `clinic.yaml loads ${name}, and nothing in the register is of this category.`
      const isListed = register.some(({ category }) => category === name)
      return [
        [since > today, clinic, [name, 'since'], early, 'Write the day on which you publish it.'],
        [!isListed, cookies, ['register'], unlisted, `List what it stores, with "category: ${name}".`],
        [isDenial(categories[name].text), cookies, ['categories', name, 'text'], denied, says],
      ]
    }),
  ]
}

/** The register lists what the site itself stores; how long a choice lasts is stated in one place, and referred to there. */
function ofCookieChoice({ cookies }: Content): Check[] {
  const { choiceLasts, register } = cookies.value
  return [choiceKey, dateKey].flatMap((key): Check[] => {
    const index = register.findIndex(({ name, where }) => name === key && where === 'localStorage')
    const { lasts = '' } = register[index] ?? {}
    const time = findFigures(lasts).find(({ kind }) => kind === 'time')
    const isSilent = key === choiceKey && index >= 0 && !time && !lasts.includes('{choiceLasts}')
    const missing = `the site stores ${key} in localStorage, and the register does not say so.`
    const add = `Add an entry with "name: ${key}" and "where: localStorage".`
    const written = `${key}: "${time?.text}" is written out, and a choice lasts ${choiceLasts ?? 'until the visitor changes it'}.`
    const refer = 'Write {choiceLasts} if that key is stated; otherwise take it out.'
    const silent = `visitors are asked again after ${choiceLasts}, and the register does not say so.`
    const say = `Write {choiceLasts} under "lasts" of ${key}.`
    return [
      [index < 0, cookies, ['register'], missing, add],
      [time !== undefined, cookies, ['register', index, 'lasts'], written, refer],
      [isSilent && choiceLasts !== undefined, cookies, ['choiceLasts'], silent, say],
    ]
  })
}

/** The consultation is free if the form calls it free, and the privacy policy says how long enquiries are kept: the service deletes older ones. */
function ofPromises({ clinic, legal }: Content): Check[] {
  const label = reasonLabel('consultation')
  const isPaid = !/^free$/i.test(clinic.value.consultation) && /\bfree\b/i.test(label)
  const paid = `a consultation is not free here, and the form offers a "${label}".`
  const free = 'Write "free", or have the reason in schemas/enquiry-reason.ts renamed.'
  const unsaid = 'the policy does not say how long enquiries are kept.'
  const add = 'Add the key "retention", for example "retention: 24 months", and refer to it in the text.'
  return [
    [isPaid, clinic, ['consultation'], paid, free],
    ...legal
      .filter(({ slug }) => slug === 'privacy-policy')
      .map((file): Check => [file.value.retention === undefined, file, ['title'], unsaid, add]),
  ]
}
