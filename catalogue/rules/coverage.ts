import { nearest } from '../../schemas/content/nearest.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import type { Path } from '../read/locations.ts'
import { entryOf, treatmentsOf } from './entry-of.ts'
import type { SiteRule } from './rule.ts'

/** Reasons for contact that are about no treatment of their own. */
const generalReasons: readonly string[] = ['consultation', 'appointment', 'general']

/**
 * Every treatment is in the menu once and only treatments are named as such; every reason for contact belongs to one
 * treatment or is general, and every treatment has one. A page that nothing leads to is lost work.
 */
export const coverage: SiteRule = ({ entries }) => {
  const slugs = new Set(entries.filter(({ kind }) => kind === 'treatment').map(({ slug }) => slug))
  return [...menu(entries, slugs), ...mentions(entries, slugs), ...reasons(entries)]
}

function menu(entries: readonly Entry[], slugs: ReadonlySet<string>): Finding[] {
  const navigation = entryOf(entries, 'navigation')
  const order = navigation?.value?.treatments
  if (!navigation || !order) return []
  const listed = new Set<string>()
  const wrong = order.flatMap((slug, index) => {
    const path = ['treatments', index]
    if (!slugs.has(slug)) return [unknownSlug(navigation, path, slug, slugs)]
    if (listed.has(slug)) return [twice(navigation, path, slug)]
    listed.add(slug)
    return []
  })
  const left = [...slugs]
    .filter((slug) => !listed.has(slug))
    .map((slug) =>
      finding(
        navigation.locate(['treatments']),
        `${slug} is in no menu.`,
        `Add "- ${slug}" to treatments in content/navigation.yaml.`,
      ),
    )
  return [...wrong, ...left]
}

function mentions(entries: readonly Entry[], slugs: ReadonlySet<string>): Finding[] {
  const home = entryOf(entries, 'home')
  const testimonials = entryOf(entries, 'testimonials')
  const items = (home?.value?.treatments.items ?? []).map(({ treatment }) => treatment)
  return [
    ...treatmentsOf(entries).flatMap((entry) =>
      entry.outline.related.flatMap((slug, index) => {
        const path = ['related', index]
        if (slug === entry.slug)
          return [finding(entry.locate(path), `${slug} is this page itself.`, 'Name another.')]
        if (entry.outline.related.indexOf(slug) < index) return [twice(entry, path, slug)]
        return slugs.has(slug) ? [] : [unknownSlug(entry, path, slug, slugs)]
      }),
    ),
    ...items.flatMap((slug, index) => {
      const path = ['treatments', 'items', index, 'treatment']
      if (!home) return []
      if (items.indexOf(slug) < index) return [twice(home, path, slug)]
      return slugs.has(slug) ? [] : [unknownSlug(home, path, slug, slugs)]
    }),
    ...(testimonials?.value?.items ?? []).flatMap(({ treatment }, index) =>
      testimonials && treatment !== undefined && !slugs.has(treatment)
        ? [unknownSlug(testimonials, ['items', index, 'treatment'], treatment, slugs)]
        : [],
    ),
  ]
}

function reasons(entries: readonly Entry[]): Finding[] {
  const treatments = treatmentsOf(entries)
  const owners = new Map<string, string>()
  const findings: Finding[] = []
  for (const entry of treatments) {
    const { reason } = entry.outline
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
  const whole = treatments.length === entries.filter(({ kind }) => kind === 'treatment').length
  return whole ? [...findings, ...withoutReason(treatments, owners)] : findings
}

function withoutReason(
  treatments: ReturnType<typeof treatmentsOf>,
  owners: ReadonlyMap<string, string>,
): Finding[] {
  const free = enquiryReasonValues.filter((reason) => !generalReasons.includes(reason) && !owners.has(reason))
  const without = treatments.filter(({ outline }) => outline.reason === undefined)
  const names = without.map(({ slug }) => slug).sort()
  const findings: Finding[] = []
  if (without[0]) {
    findings.push({
      ...finding(
        without[0].locate(['title']),
        `no reason for contact is chosen for ${names.slice(0, 10).join(', ')}${names.length > 10 ? ' and others' : ''}.`,
        'Give each a "reason", or accept in content/waivers.yaml that clients choose a general one.',
      ),
      subject: 'treatments without a reason',
      values: names,
    })
  }
  if (treatments[0] && free.length > 0) {
    findings.push({
      ...finding(
        treatments[0].locate(['title']),
        `the reasons ${free.join(', ')} belong to no treatment.`,
        'Write each as the "reason" of one treatment.',
      ),
      subject: 'reasons without a treatment',
      values: free,
    })
  }
  return findings
}

function unknownSlug(entry: Entry, path: Path, slug: string, slugs: ReadonlySet<string>): Finding {
  const near = nearest(slug, slugs)
  return finding(
    entry.locate(path),
    `"${slug}" is no treatment.`,
    near
      ? `Did you mean "${near}"?`
      : `Treatments are the files in content/treatments: ${[...slugs].slice(0, 20).join(', ')}.`,
  )
}

function twice(entry: Entry, path: Path, slug: string): Finding {
  return finding(entry.locate(path), `${slug} is listed twice.`, 'Keep one of the two.')
}

function finding(place: ReturnType<Entry['locate']>, message: string, remedy: string): Finding {
  return { ...place, rule: 'coverage', severity: 'error', message, remedy }
}
