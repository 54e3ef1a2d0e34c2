import { nearest } from '../../schemas/content/nearest.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Content, ContentFile, Path, Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** Reasons for contact that are about no treatment of their own. */
const generalReasons: readonly string[] = ['consultation', 'appointment', 'general']

/**
 * Every treatment is in the menu once, only treatments are named as such, and every reason for contact belongs to one
 * treatment or is general, so that there is a way to each page.
 */
export const coverage: Rule = ({ treatments, navigation, home, testimonials }) => {
  const slugs = treatments.map(({ slug }) => slug)
  const menu = navigation.value.treatments
  const homeItems = home.value.treatments.items.map(({ treatment }) => treatment)
  const missing = slugs.filter((slug) => !menu.includes(slug))
  const misspelt = menu.map((slug) => nearest(slug, missing))
  return [
    ...listed(navigation, menu, slugs, (index) => ['treatments', index]),
    ...listed(home, homeItems, slugs, (index) => ['treatments', 'items', index, 'treatment']),
    ...treatments.flatMap((file) => listed(file, file.value.related, slugs, (index) => ['related', index])),
    ...testimonials.value.items.flatMap(({ treatment }, index) =>
      treatment ? listed(testimonials, [treatment], slugs, () => ['items', index, 'treatment']) : [],
    ),
    ...missing
      .filter((slug) => !misspelt.includes(slug))
      .map((slug) => finding(navigation, ['treatments'], `${slug} is not in the menu.`, `Add "- ${slug}".`)),
    ...reasons(treatments),
  ]
}

/** A list that names every treatment once at most, and not the page it stands on. */
function listed(
  file: ContentFile,
  list: readonly string[],
  known: readonly string[],
  path: (at: number) => Path,
) {
  return list.flatMap((slug, index): Finding[] => {
    const found = (message: string, remedy: string) => [finding(file, path(index), message, remedy)]
    if (!known.includes(slug))
      return found(
        `there is no treatment "${slug}".`,
        didYouMean(slug, known, 'Name a file of content/treatments.'),
      )
    if (slug === file.slug) return found(`${slug} is this page itself.`, 'Name another treatment.')
    return list.indexOf(slug) < index ? found(`${slug} is listed twice.`, 'Keep one of the two.') : []
  })
}

/** Reasons that are unknown or taken, and treatments and reasons that nothing joins; a misspelt one is told once. */
function reasons(treatments: Content['treatments']): Finding[] {
  const known: readonly string[] = enquiryReasonValues
  const used = treatments.flatMap(({ value }) => value.reason ?? [])
  const left = known.filter((reason) => ![...generalReasons, ...used].includes(reason))
  const misspelt = used.map((reason) => nearest(reason, left))
  const unused = left.filter((reason) => !misspelt.includes(reason))
  const without = treatments.filter(({ value }) => value.reason === undefined)
  const slugs = without.map(({ slug }) => slug).sort()
  const told = (file: ContentFile | undefined, subject: string, values: string[], message: string) => {
    const remedy = 'Give each a "reason", or accept in content/waivers.yaml that clients choose another.'
    return file && values.length > 0
      ? [{ ...finding(file, ['title'], message, remedy), subject, values }]
      : []
  }
  const names = `${slugs.slice(0, 10).join(', ')}${slugs.length > 10 ? ' and others' : ''}`
  return [
    ...treatments.flatMap((file) => {
      const { reason = '' } = file.value
      const owner = treatments.find(({ value }) => value.reason === file.value.reason)
      const found = (message: string, remedy: string) => [finding(file, ['reason'], message, remedy)]
      if (reason && !known.includes(reason))
        return found(
          `"${reason}" is not a reason for contact.`,
          didYouMean(reason, known, `Write one of ${known.join(', ')}.`),
        )
      return reason && owner !== file
        ? found(`"${reason}" is already the reason of ${owner?.slug}.`, 'Leave it out on one page.')
        : []
    }),
    ...told(without[0], 'treatments without a reason', slugs, `no reason for contact belongs to ${names}.`),
    ...told(
      treatments[0],
      'reasons without a treatment',
      unused,
      `the reasons ${unused.join(', ')} belong to no treatment.`,
    ),
  ]
}

function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known)
  return near ? `Did you mean "${near}"?` : otherwise
}

function finding(file: ContentFile, path: Path, message: string, remedy: string): Finding {
  return { ...file.locate(path), rule: 'coverage', severity: 'error', message, remedy }
}
