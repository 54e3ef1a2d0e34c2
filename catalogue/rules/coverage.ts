import { nearest } from '../../schemas/content/nearest.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Content, ContentFile, Path, Rule, Span } from '../content.ts'
import type { Finding } from '../finding.ts'

/** Reasons for contact that are about no treatment of their own. */
const generalReasons: readonly string[] = ['consultation', 'appointment', 'general']

/**
 * Every treatment is in the menu once, only treatments are named as such, and every reason for contact belongs to one
 * treatment or is general, so that there is a way to each page.
 */
export const coverage: Rule = (content) => [
  ...listsOf(content).flatMap((list) => checkList(list, content)),
  ...missingFromMenu(content),
  ...content.treatments.flatMap((file) => checkReason(file, content)),
  ...withoutReason(content),
]

interface Mention {
  slug: string
  place: Span
}

/** Each list that names every treatment once at most; a testimonial is a list of its own. */
function listsOf({ navigation, home, testimonials, treatments }: Content): Mention[][] {
  const mentions = (
    file: ContentFile,
    slugs: readonly (string | undefined)[],
    path: (index: number) => Path,
  ) => slugs.flatMap((slug, index) => (slug === undefined ? [] : [{ slug, place: file.locate(path(index)) }]))
  const homeItems = home.value.treatments.items.map(({ treatment }) => treatment)
  const quoted = testimonials.value.items.map(({ treatment }) => treatment)
  return [
    mentions(navigation, navigation.value.treatments, (index) => ['treatments', index]),
    mentions(home, homeItems, (index) => ['treatments', 'items', index, 'treatment']),
    ...treatments.map((file) => mentions(file, file.value.related, (index) => ['related', index])),
    ...mentions(testimonials, quoted, (index) => ['items', index, 'treatment']).map((one) => [one]),
  ]
}

function checkList(list: readonly Mention[], { treatments }: Content): Finding[] {
  const slugs = treatments.map(({ slug }) => slug)
  return list.flatMap(({ slug, place }, index) => {
    const page = treatments.find((file) => file.slug === slug)
    const remedy = didYouMean(slug, slugs) ?? 'Name a file of content/treatments, without ".mdx".'
    if (!page) return [finding(place, `there is no treatment "${slug}".`, remedy)]
    if (page.file === place.file)
      return [finding(place, `${slug} is this page itself.`, 'Name another treatment.')]
    const isAgain = list.findIndex((one) => one.slug === slug) < index
    return isAgain ? [finding(place, `${slug} is listed twice.`, 'Keep one of the two.')] : []
  })
}

/** Treatments that the menu lacks; one that it misspells is told of there. */
function missingFromMenu({ navigation, treatments }: Content): Finding[] {
  const missing = treatments
    .map(({ slug }) => slug)
    .filter((slug) => !navigation.value.treatments.includes(slug))
  const misspelt = navigation.value.treatments.map((slug) => nearest(slug, missing))
  const remedy = (slug: string) => `Add "- ${slug}" to treatments in content/navigation.yaml.`
  return missing
    .filter((slug) => !misspelt.includes(slug))
    .map((slug) => finding(navigation.locate(['treatments']), `${slug} is not in the menu.`, remedy(slug)))
}

function checkReason(file: ContentFile<'treatment'>, { treatments }: Content): Finding[] {
  const { reason } = file.value
  if (reason === undefined) return []
  const place = file.locate(['reason'])
  const known: readonly string[] = enquiryReasonValues
  const remedy = didYouMean(reason, known) ?? `Write one of ${known.join(', ')}.`
  if (!known.includes(reason)) return [finding(place, `"${reason}" is not a reason for contact.`, remedy)]
  const owner = treatments.find(({ value }) => value.reason === reason)
  const taken = `"${reason}" is already the reason of ${owner?.slug}.`
  return owner === file ? [] : [finding(place, taken, 'Leave it out on one page.')]
}

/** Treatments and reasons that nothing joins; a reason that a page misspells is told of there. */
function withoutReason({ treatments }: Content): Finding[] {
  const used = treatments.flatMap(({ value }) => value.reason ?? [])
  const left = enquiryReasonValues.filter((one) => ![...generalReasons, ...used].includes(one))
  const misspelt = used.map((reason) => nearest(reason, left))
  const unused = left.filter((reason) => !misspelt.includes(reason))
  const without = treatments.filter(({ value }) => value.reason === undefined)
  const slugs = without.map(({ slug }) => slug).sort()
  const told = (file: ContentFile | undefined, subject: string, values: string[], message: string) => {
    const remedy =
      'Give each a "reason", or accept in content/waivers.yaml that clients choose a general one.'
    return file && values.length > 0
      ? [{ ...finding(file.locate(['title']), message, remedy), subject, values }]
      : []
  }
  const names = `${slugs.slice(0, 10).join(', ')}${slugs.length > 10 ? ' and others' : ''}`
  const unusedMessage = `the reasons ${unused.join(', ')} belong to no treatment.`
  return [
    ...told(without[0], 'treatments without a reason', slugs, `no reason for contact belongs to ${names}.`),
    ...told(treatments[0], 'reasons without a treatment', unused, unusedMessage),
  ]
}

function didYouMean(word: string, known: readonly string[]): string | undefined {
  const near = nearest(word, known)
  return near && `Did you mean "${near}"?`
}

function finding(place: Span, message: string, remedy: string): Finding {
  return { ...place, rule: 'coverage', severity: 'error', message, remedy }
}
