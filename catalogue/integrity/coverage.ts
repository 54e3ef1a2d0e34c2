import { optionalCategories } from '../../schemas/content/cookies.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Content, ContentFile, Path, Rule } from '../content.ts'
import { didYouMean, errorAt, type Finding } from '../finding.ts'

/**
 * Every treatment is in the menu, none is related to itself, each reason for contact belongs to one treatment, and the
 * cookie register says what optional scripts store and how long a choice lasts; no text says that there are none.
 */
export const coverage: Rule = ({ treatments, navigation, clinic, cookies }) => {
  const slugs = treatments.map(({ slug }) => slug)
  const menu = navigation.value.treatments
  const missing = slugs.filter((slug) => !menu.includes(slug))
  return [
    ...treatments.flatMap(relatedToItself),
    ...missing.map((slug) =>
      error(navigation, ['treatments'], `${slug} is not in the menu.`, `Add "- ${slug}".`),
    ),
    ...treatments.flatMap((file) => ownReason(file, treatments)),
    ...optionalCategories
      .filter((category) => clinic.value[category] && !isRegistered(category, cookies))
      .map((category) => {
        const message = `clinic.yaml loads ${category}, and nothing in the register is of this category.`
        const remedy = `List what it stores, with "category: ${category}".`
        return error(cookies, ['register'], message, remedy)
      }),
    ...optionalCategories
      .filter((category) => clinic.value[category])
      .flatMap((category) => saidToBeUnused(category, cookies)),
    ...endOfChoice(cookies),
  ]
}

function saidToBeUnused(category: (typeof optionalCategories)[number], file: Content['cookies']): Finding[] {
  const { banner, categories } = file.value
  return [
    { path: ['banner', 'text'], text: banner.text },
    { path: ['categories', category, 'text'], text: categories[category].text },
  ]
    .filter(({ text }) => /\bnone\b/i.test(text))
    .map(({ path }) => {
      const message = `clinic.yaml loads ${category}, and this text says "none".`
      return error(
        file,
        path,
        message,
        'Say what is in use, and look through the cookie policy for the same.',
      )
    })
}

function endOfChoice(file: Content['cookies']): Finding[] {
  const { choiceLasts, register } = file.value
  if (choiceLasts === undefined || register.some(({ lasts }) => lasts.includes('{choiceLasts}'))) return []
  const message = `visitors are asked again after ${choiceLasts}, and the register does not say so.`
  return [error(file, ['choiceLasts'], message, 'Write {choiceLasts} under "lasts" of cookieConsent.')]
}

/** Regulation 6 of the Privacy and Electronic Communications Regulations: visitors are told of everything that is stored. */
const isRegistered = (name: string, { value }: Content['cookies']) =>
  value.register.some(({ category }) => category === name)

const error = (file: ContentFile, path: Path, message: string, remedy: string, more?: Partial<Finding>) =>
  errorAt(file.locate(path), 'coverage', message, remedy, more)

function relatedToItself(file: ContentFile<'treatment'>): Finding[] {
  const index = file.value.related.indexOf(file.slug)
  if (index < 0) return []
  return [error(file, ['related', index], `${file.slug} is this page itself.`, 'Name another treatment.')]
}

/** A page's reason is one of the form's, and no other page's. */
function ownReason(file: ContentFile<'treatment'>, treatments: Content['treatments']): Finding[] {
  const { reason } = file.value
  const known: readonly string[] = enquiryReasonValues
  if (reason === undefined) return []
  const found = (message: string, remedy: string) => [error(file, ['reason'], message, remedy)]
  const near = didYouMean(reason, known, `Write one of ${known.join(', ')}.`)
  if (!known.includes(reason)) return found(`"${reason}" is not a reason for contact.`, near)
  const owner = treatments.find(({ value }) => value.reason === reason)
  if (!owner || owner === file) return []
  return found(`"${reason}" is already the reason of ${owner.slug}.`, 'Leave it out on one page.')
}
