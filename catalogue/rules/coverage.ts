import { nearest } from '../../schemas/content/nearest.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf, isWhole, type TreatmentWith, treatmentsWith } from '../read/entry-of.ts'
import {
  homeMentions,
  type Mention,
  menuMentions,
  relatedMentions,
  testimonialMentions,
} from '../read/mentions.ts'
import type { SiteRule } from './rule.ts'

/** Reasons for contact that are about no treatment of their own. */
const generalReasons: readonly string[] = ['consultation', 'appointment', 'general']

/**
 * Every treatment is in the menu once and only treatments are named as such; every reason for contact belongs to one
 * treatment or is general, and every treatment has one. A page that nothing leads to is lost work.
 */
export const coverage: SiteRule = ({ entries }) => [
  ...menu(entries),
  ...mentions(entries),
  ...reasons(entries),
]

function menu(entries: readonly Entry[]): Finding[] {
  const navigation = entryOf(entries, 'navigation')
  const named = menuMentions(entries)
  if (!navigation || named.length === 0) return []
  return [
    ...repeated(named).map(twice),
    ...(isWhole(navigation, ['treatments']) ? left(entries, navigation) : []),
  ]
}

/**
 * Pages that the menu lacks. One that the menu names nearly right is told of there, and one beside one missing page is that
 * page under another name.
 */
function left(entries: readonly Entry[], navigation: Entry): Finding[] {
  const listed = new Set(menuMentions(entries).map(({ slug }) => slug))
  const pages = entries.filter(({ kind }) => kind === 'treatment')
  const slugs = new Set(pages.map(({ slug }) => slug))
  const missing = pages.filter(({ slug, known }) => known && !listed.has(slug))
  const names = missing.map(({ slug }) => slug)
  const meant = new Set([...listed].filter((slug) => !slugs.has(slug)).map((slug) => nearest(slug, names)))
  const unlisted = missing.filter(({ slug }) => !meant.has(slug))
  if (unlisted.length === 1 && pages.filter(({ absent }) => absent).length === 1) return []
  return unlisted.map(({ slug }) =>
    finding(
      navigation.locate(['treatments']),
      `${slug} is in no menu.`,
      `Add "- ${slug}" to treatments in content/navigation.yaml.`,
    ),
  )
}

function mentions(entries: readonly Entry[]): Finding[] {
  const slugs = new Set(entries.filter(({ kind }) => kind === 'treatment').map(({ slug }) => slug))
  const once = [menuMentions, testimonialMentions].flatMap((find) => find(entries))
  const unknown = once.filter(({ slug }) => !slugs.has(slug)).map((mention) => unknownSlug(mention, slugs))
  const lists = groupBy([...relatedMentions(entries), ...homeMentions(entries)], ({ entry }) => entry.file)
  return [...unknown, ...[...lists.values()].flatMap((list) => listed(list, slugs))]
}

/** What is wrong with a file's list that names each treatment once. */
function listed(list: readonly Mention[], slugs: ReadonlySet<string>): Finding[] {
  const again = new Set(repeated(list))
  return list.flatMap((mention) => {
    const { slug, entry } = mention
    if (slug === entry.slug) return [finding(mention.place, `${slug} is this page itself.`, 'Name another.')]
    if (again.has(mention)) return [twice(mention)]
    return slugs.has(slug) ? [] : [unknownSlug(mention, slugs)]
  })
}

/** All mentions of a treatment but the first. */
function repeated(list: readonly Mention[]): Mention[] {
  return [...groupBy(list, ({ slug }) => slug).values()].flatMap(([, ...others]) => others)
}

function reasons(entries: readonly Entry[]): Finding[] {
  const treatments = treatmentsWith(entries)
  const owners = new Map<string, string>()
  const findings: Finding[] = []
  for (const entry of treatments) {
    const { reason } = entry.known
    if (reason === undefined) continue
    const owner = owners.get(reason)
    if (!(enquiryReasonValues as readonly string[]).includes(reason)) {
      const near = nearest(reason, enquiryReasonValues)
      const remedy = near ? `Did you mean "${near}"?` : `Reasons: ${enquiryReasonValues.join(', ')}.`
      findings.push(finding(entry.locate(['reason']), `"${reason}" is no reason for contact.`, remedy))
    } else if (owner !== undefined) {
      findings.push(
        finding(
          entry.locate(['reason']),
          `"${reason}" belongs to ${owner} already.`,
          'Leave the key out on one page.',
        ),
      )
    } else owners.set(reason, entry.slug)
  }
  const known = treatments.filter((entry) => entry.known.reason !== undefined || isWhole(entry))
  const whole = known.length === entries.filter(({ kind }) => kind === 'treatment').length
  return whole ? [...findings, ...withoutReason(treatments, owners, findings.length)] : findings
}

/** `misplaced` reasons were written on the wrong page or wrongly: as many that belong to none are the same slips again. */
function withoutReason(
  treatments: readonly TreatmentWith<never>[],
  owners: ReadonlyMap<string, string>,
  misplaced: number,
): Finding[] {
  const free = enquiryReasonValues.filter((reason) => !generalReasons.includes(reason) && !owners.has(reason))
  const without = treatments.filter(({ known }) => known.reason === undefined)
  const names = without.map(({ slug }) => slug).sort()
  const left = free.length > misplaced ? free : []
  if (without[0]) {
    const listed = `${names.slice(0, 10).join(', ')}${names.length > 10 ? ' and others' : ''}`
    const free = left.length > 0 ? `, and none has ${left.join(', ')}` : ''
    return [
      {
        ...finding(
          without[0].locate(['title']),
          `no reason for contact is chosen for ${listed}${free}.`,
          'Give each a "reason", or accept in content/waivers.yaml that clients choose a general one.',
        ),
        subject: 'treatments without a reason',
        values: [...names, ...left.map((reason) => `none: ${reason}`)],
      },
    ]
  }
  if (!treatments[0] || left.length === 0) return []
  return [
    {
      ...finding(
        treatments[0].locate(['title']),
        `the reasons ${left.join(', ')} belong to no treatment.`,
        'Write each as the "reason" of one treatment.',
      ),
      subject: 'reasons without a treatment',
      values: left,
    },
  ]
}

function unknownSlug({ slug, place }: Mention, slugs: ReadonlySet<string>): Finding {
  const near = nearest(slug, slugs)
  return finding(
    place,
    `"${slug}" is no treatment.`,
    near
      ? `Did you mean "${near}"?`
      : `Treatments are the files in content/treatments: ${[...slugs].slice(0, 20).join(', ')}.`,
  )
}

function twice({ slug, place }: Mention): Finding {
  return finding(place, `${slug} is listed twice.`, 'Keep one of the two.')
}

function finding(place: ReturnType<Entry['locate']>, message: string, remedy: string): Finding {
  return { ...place, rule: 'coverage', severity: 'error', message, remedy }
}
