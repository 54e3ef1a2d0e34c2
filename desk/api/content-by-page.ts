import type { CheckResult } from '../../catalogue/check.ts'
import { type Finding, fileName, formatPlace } from '../../catalogue/finding.ts'
import { grouped } from '../../catalogue/grouped.ts'
import { placeholderKeys } from '../../catalogue/integrity/placeholder.ts'
import { dashed, type Kind, type PageKind } from '../../schemas/content/kinds.ts'
import type { DeskContent, DeskFinding } from '../../schemas/desk-content.ts'

/** The report for people who look after pages rather than files. */
export function reportByPage({ findings, waived, content }: CheckResult): DeskContent {
  const titles = new Map(
    content?.files.flatMap(({ file, slug, value }) =>
      slug && 'title' in value ? [[file, value.title]] : [],
    ),
  )
  const name = (file: string) => titles.get(file) ?? fileNames.get(fileName(file)) ?? file
  // Placeholders are counted by themselves.
  const shown = findings.filter(({ rule }) => rule !== 'placeholder')
  const open = shown.filter(({ rule }) => rule === 'agreement')
  const others = shown.filter(({ rule }) => rule !== 'agreement')
  const errors = shown.filter(({ severity }) => severity === 'error').length
  const accepted = waived
    .map(({ finding, waiver: { owner, reason, expires } }) => ({
      finding: plain(finding),
      waiver: { owner, reason, expires },
    }))
    .sort((a, b) => a.waiver.expires.localeCompare(b.waiver.expires))
  const keys = grouped(content ? placeholderKeys(content) : [], (key) => key.slice(0, key.indexOf('.')))
  const files = new Map(content?.files.map(({ file }) => [fileName(file), file]))
  return {
    errors,
    warnings: shown.length - errors,
    disagreements: [
      ...open.map((finding) => ({ finding: plain(finding) })),
      ...accepted
        .filter(({ finding }) => finding.rule === 'agreement')
        .map(({ finding, waiver }) => ({ finding, accepted: waiver })),
    ],
    pages: [...grouped(others, ({ file }) => name(file))].map(([page, own]) => ({
      name: page,
      findings: own.map(plain),
    })),
    accepted,
    placeholders: [...keys].map(([file, own]) => ({
      name: name(files.get(file) ?? file),
      keys: own.map((key) => key.slice(file.length + 1)),
    })),
  }
}

/** Names for the kinds of content that have a single file. */
const namesByKind: Record<Exclude<Kind, PageKind>, string> = {
  home: 'Home page',
  about: 'About page',
  contact: 'Contact page',
  clinic: 'The clinic’s details, on every page',
  navigation: 'Navigation, on every page',
  testimonials: 'Testimonials',
  cookies: 'Cookies',
  treatmentPage: 'Treatment pages',
  waivers: 'Accepted findings',
}
const fileNames = new Map(Object.entries(namesByKind).map(([kind, name]) => [dashed(kind), name]))

const plain = ({ rule, severity, message, remedy, related = [], ...place }: Finding): DeskFinding => ({
  rule,
  severity,
  message,
  place: formatPlace(place),
  ...(remedy && { remedy }),
  related: related.map((one) => ({ place: formatPlace(one), message: one.message })),
})
