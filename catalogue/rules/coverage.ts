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
  ...wrongReasons(content),
  ...withoutReason(content),
]

interface Mention {
  slug: string
  place: Span
}

/** Each list that names every treatment once at most; a testimonial is a list of its own. */
function listsOf({ navigation, home, testimonials, treatments }: Content): Mention[][] {
  const named = (file: ContentFile, path: Path, slug = ''): Mention => ({ slug, place: file.locate(path) })
  const items = home.value.treatments.items.map(({ treatment }, index) =>
    named(home, ['treatments', 'items', index, 'treatment'], treatment),
  )
  const quoted = testimonials.value.items.flatMap(({ treatment }, index) =>
    treatment === undefined ? [] : [[named(testimonials, ['items', index, 'treatment'], treatment)]],
  )
  const related = treatments.map((file) =>
    file.value.related.map((slug, index) => named(file, ['related', index], slug)),
  )
  const menu = navigation.value.treatments.map((slug, index) =>
    named(navigation, ['treatments', index], slug),
  )
  return [menu, items, ...related, ...quoted]
}

function checkList(list: readonly Mention[], { treatments }: Content): Finding[] {
  const slugs = treatments.map(({ slug }) => slug)
  return list.flatMap(({ slug, place }, index) => {
    const page = treatments.find((file) => file.slug === slug)
    if (!page) {
      const remedy = didYouMean(slug, slugs) ?? 'Name a file of content/treatments, without ".mdx".'
      return [finding(place, `there is no treatment "${slug}".`, remedy)]
    }
    if (page.file === place.file)
      return [finding(place, `${slug} is this page itself.`, 'Name another treatment.')]
    const isAgain = list.findIndex((one) => one.slug === slug) < index
    return isAgain ? [finding(place, `${slug} is listed twice.`, 'Keep one of the two.')] : []
  })
}

/** Treatments that the menu lacks; one that it misspells is told of there. */
function missingFromMenu({ navigation, treatments }: Content): Finding[] {
  const listed = navigation.value.treatments
  const slugs = treatments.map(({ slug }) => slug)
  const missing = slugs.filter((slug) => !listed.includes(slug))
  const misspelt = listed.filter((slug) => !slugs.includes(slug)).map((slug) => nearest(slug, missing))
  const remedy = (slug: string) => `Add "- ${slug}" to treatments in content/navigation.yaml.`
  return missing
    .filter((slug) => !misspelt.includes(slug))
    .map((slug) => finding(navigation.locate(['treatments']), `${slug} is not in the menu.`, remedy(slug)))
}

function wrongReasons({ treatments }: Content): Finding[] {
  return treatments.flatMap((file) => {
    const { reason } = file.value
    if (reason === undefined) return []
    const place = file.locate(['reason'])
    const owner = treatments.find(({ value }) => value.reason === reason)
    if (!(enquiryReasonValues as readonly string[]).includes(reason)) {
      const remedy =
        didYouMean(reason, enquiryReasonValues) ?? `Write one of ${enquiryReasonValues.join(', ')}.`
      return [finding(place, `"${reason}" is not a reason for contact.`, remedy)]
    }
    if (!owner || owner === file) return []
    return [
      finding(place, `"${reason}" is already the reason of ${owner.slug}.`, 'Leave it out on one page.'),
    ]
  })
}

/** Treatments and reasons that nothing joins; a reason written wrongly explains one that is left. */
function withoutReason(content: Content): Finding[] {
  const { treatments } = content
  const used = treatments.map(({ value }) => value.reason)
  const free = enquiryReasonValues.filter((one) => !generalReasons.includes(one) && !used.includes(one))
  const left = free.length > wrongReasons(content).length ? free : []
  const without = treatments.filter(({ value }) => value.reason === undefined)
  const names = without.map(({ slug }) => slug).sort()
  const [file] = without.length > 0 ? without : treatments
  if (!file || names.length + left.length === 0) return []
  const subject = names.length > 0 ? 'treatments without a reason' : 'reasons without a treatment'
  const unused = left.length > 0 ? ` The reasons ${left.join(', ')} belong to no treatment.` : ''
  const listed = `${names.slice(0, 10).join(', ')}${names.length > 10 ? ' and others' : ''}`
  const message = `${names.length > 0 ? `no reason for contact belongs to ${listed}.` : ''}${unused}`.trim()
  const remedy = 'Give each a "reason", or accept in content/waivers.yaml that clients choose a general one.'
  const values = names.length > 0 ? [...names, ...left.map((reason) => `none: ${reason}`)] : left
  return [{ ...finding(file.locate(['title']), message, remedy), subject, values }]
}

function didYouMean(word: string, known: readonly string[]): string | undefined {
  const near = nearest(word, known)
  return near && `Did you mean "${near}"?`
}

function finding(place: Span, message: string, remedy: string): Finding {
  return { ...place, rule: 'coverage', severity: 'error', message, remedy }
}
