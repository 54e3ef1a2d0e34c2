import { nearest } from '../../schemas/content/nearest.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Content, ContentFile, Path, Rule } from '../content.ts'
import { didYouMean, errorAt, type Finding } from '../finding.ts'

/** Every treatment is in the menu once, lists name treatments that exist, and each reason for contact belongs to one treatment. */
export const coverage: Rule = ({ treatments, navigation, home }) => {
  const slugs = treatments.map(({ slug }) => slug)
  const menu = navigation.value.treatments
  const homeItems = home.value.treatments.items.map(({ treatment }) => treatment)
  const missing = slugs.filter((slug) => !menu.includes(slug))
  const misspelt = menu.map((slug) => nearest(slug, missing))
  return [
    ...listed(navigation, menu, (index) => ['treatments', index]),
    ...listed(home, homeItems, (index) => ['treatments', 'items', index, 'treatment']),
    ...treatments.flatMap((file) => listed(file, file.value.related, (index) => ['related', index])),
    ...missing
      .filter((slug) => !misspelt.includes(slug))
      .map((slug) => error(navigation, ['treatments'], `${slug} is not in the menu.`, `Add "- ${slug}".`)),
    ...treatments.flatMap((file) => ownReason(file, treatments)),
  ]
}

const error = (file: ContentFile, path: Path, message: string, remedy: string, more?: Partial<Finding>) =>
  errorAt(file.locate(path), 'coverage', message, remedy, more)

/** A list that names every treatment once at most, and not the page it stands on. */
function listed(file: ContentFile, list: readonly string[], path: (at: number) => Path) {
  return list.flatMap((slug, index): Finding[] => {
    const found = (message: string, remedy: string) => [error(file, path(index), message, remedy)]
    if (slug === file.slug) return found(`${slug} is this page itself.`, 'Name another treatment.')
    return list.indexOf(slug) < index ? found(`${slug} is listed twice.`, 'Keep one of the two.') : []
  })
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
