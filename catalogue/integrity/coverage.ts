import { choiceKey, dateKey, type OptionalCategory, optionalCategories } from '../../schemas/consent.ts'
import { findFigures } from '../../schemas/content/quantity.ts'
import { enquiryReasonValues, reasonLabel } from '../../schemas/enquiry-reason.ts'
import type { Content, ContentFile, Path, Rule } from '../content.ts'
import { didYouMean, errorAt, type Finding } from '../finding.ts'
import { valueAt } from '../read/validate.ts'

/**
 * Every treatment is in the menu, none is related to itself, and no two share a reason for contact. The cookie register says what
 * the site and optional scripts store and how long a choice lasts, and no text denies scripts that are in use. The consultation is
 * free if the form calls it free, and the privacy policy says how long enquiries are kept.
 */
export const coverage: Rule = ({ treatments, navigation, clinic, cookies, legal, today }) => {
  const slugs = treatments.map(({ slug }) => slug)
  const menu = navigation.value.treatments
  const missing = slugs.filter((slug) => !menu.includes(slug))
  return [
    ...treatments.flatMap(relatedToItself),
    ...missing.map((slug) =>
      error(navigation, ['treatments'], `${slug} is not in the menu.`, `Add "- ${slug}".`),
    ),
    ...treatments.flatMap((file) => ownReason(file, treatments)),
    ...paidConsultation(clinic),
    ...optionalScripts(
      optionalCategories.filter((category) => clinic.value[category]),
      cookies,
    ),
    ...optionalCategories.flatMap((category) => addedLater(category, clinic, today)),
    ...ownStorage(cookies),
    ...endOfChoice(cookies),
    ...legal
      .filter(({ slug, value }) => slug === 'privacy-policy' && value.retention === undefined)
      .map(retentionUnsaid),
  ]
}

/** Pages load a script as soon as they are built with it: a day in the future would leave older choices valid until then. */
function addedLater(category: OptionalCategory, file: Content['clinic'], today: string): Finding[] {
  const since = file.value[category]?.since
  if (since === undefined || since <= today) return []
  const message = `${category} is loaded at once, and its day, ${since}, is in the future.`
  return [
    error(file, [category, 'since'], message, 'Write the day on which you publish it, and publish it then.'),
  ]
}

/** The service deletes what is older than the policy says; without the key it would keep everything. */
const retentionUnsaid = (file: ContentFile) =>
  error(
    file,
    ['title'],
    'the policy does not say how long enquiries are kept.',
    'Add the key "retention", for example "retention: 24 months", and refer to it in the text.',
  )

const ownKeys = [choiceKey, dateKey]

/** What the site itself stores but the register does not name. */
function ownStorage(file: Content['cookies']): Finding[] {
  return ownKeys
    .filter((key) => !file.value.register.some(({ name, where }) => name === key && where === 'localStorage'))
    .map((key) => {
      const message = `the site stores ${key} in localStorage, and the register does not say so.`
      return error(file, ['register'], message, `Add an entry with "name: ${key}" and "where: localStorage".`)
    })
}

/**
 * Categories that the clinic loads but the register leaves out, and texts that say none is in use. Source: regulation 6 of the
 * Privacy and Electronic Communications Regulations, by which visitors are told of everything that is stored.
 */
function optionalScripts(loaded: readonly OptionalCategory[], file: Content['cookies']): Finding[] {
  if (loaded.length === 0) return []
  const missing = loaded.filter((name) => !file.value.register.some(({ category }) => category === name))
  const texts: Path[] = [['banner', 'text'], ...loaded.map((name) => ['categories', name, 'text'])]
  return [
    ...missing.map((name) => {
      const message = `clinic.yaml loads ${name}, and nothing in the register is of this category.`
      return error(file, ['register'], message, `List what it stores, with "category: ${name}".`)
    }),
    ...texts
      .filter((path) => /\bnone\b/i.test(String(valueAt(file.value, path))))
      .map((path) => {
        const message = `clinic.yaml loads ${loaded.join(' and ')}, and this text says "none".`
        const remedy = 'Say what is in use, and look through the cookie policy for the same.'
        return error(file, path, message, remedy)
      }),
  ]
}

/** A paid consultation that the form's reason for contact calls free. */
function paidConsultation(file: Content['clinic']): Finding[] {
  const label = reasonLabel('consultation')
  if (/^free$/i.test(file.value.consultation) || !/\bfree\b/i.test(label)) return []
  const message = `a consultation is not free here, and the form offers a "${label}".`
  return [
    error(
      file,
      ['consultation'],
      message,
      'Write "free", or have the reason in schemas/enquiry-reason.ts renamed.',
    ),
  ]
}

/** How long a choice lasts is stated in one place, so the entries of what the site itself stores state no other length of time. */
function endOfChoice(file: Content['cookies']): Finding[] {
  const { choiceLasts, register } = file.value
  const written = register.flatMap(({ name, lasts }, index) => {
    const time = ownKeys.includes(name) ? findFigures(lasts).find(({ kind }) => kind === 'time') : undefined
    if (!time) return []
    const message = `${name}: "${time.text}" is written out, and a choice lasts ${choiceLasts ?? 'until the visitor changes it'}.`
    const remedy = 'Write {choiceLasts} if that key is stated; otherwise take it out.'
    return [error(file, ['register', index, 'lasts'], message, remedy)]
  })
  const isSaid = register.some(({ name, lasts }) => name === choiceKey && lasts.includes('{choiceLasts}'))
  if (choiceLasts === undefined || written.length > 0 || isSaid) return written
  const message = `visitors are asked again after ${choiceLasts}, and the register does not say so.`
  return [error(file, ['choiceLasts'], message, 'Write {choiceLasts} under "lasts" of cookieConsent.')]
}

const error = (file: ContentFile, path: Path, message: string, remedy: string, more?: Partial<Finding>) =>
  errorAt(file.locate(path), 'coverage', message, remedy, more)

function relatedToItself(file: ContentFile<'treatment'>): Finding[] {
  const index = file.value.related.indexOf(file.slug)
  if (index < 0) return []
  return [error(file, ['related', index], `${file.slug} is this page itself.`, 'Name another treatment.')]
}

/** A page's reason for contact must be one of the form's, and no other page's. */
function ownReason(file: ContentFile<'treatment'>, treatments: Content['treatments']): Finding[] {
  const { reason } = file.value
  const known: readonly string[] = enquiryReasonValues
  if (reason === undefined) return []
  const found = (message: string, remedy: string, more?: Partial<Finding>) => [
    error(file, ['reason'], message, remedy, more),
  ]
  const near = didYouMean(reason, known, `Write one of ${known.join(', ')}.`)
  if (!known.includes(reason)) return found(`"${reason}" is not a reason for contact.`, near)
  const owner = treatments.find(({ value }) => value.reason === reason)
  if (!owner || owner === file) return []
  const related = [{ ...owner.locate(['reason']), message: 'has the same reason.' }]
  return found(`"${reason}" is also the reason of ${owner.slug}.`, 'Leave it out on one page.', { related })
}
