import { londonDate } from '../schemas/calendar-date.ts'
import { nearest } from '../schemas/content/nearest.ts'
import type { Claim } from './claims/claim.ts'
import { formatPlace } from './finding.ts'
import { inspect } from './inspect.ts'
import { treatmentsWith } from './read/entry-of.ts'

export interface PrintClaimsOptions {
  /** The project's root, which holds content/. */
  root: string
  /** A treatment's slug, `clinic` or `unattributed`; everything when absent. */
  subject?: string | undefined
  stdout: { write: (text: string) => unknown }
  stderr: { write: (text: string) => unknown }
}

/**
 * Prints the ledger: each subject with its properties, their values and every place that states them. The answer is the
 * exit code: 3 when nothing is said of the subject.
 */
export async function printClaims({ root, subject, stdout, stderr }: PrintClaimsOptions): Promise<0 | 3> {
  const { entries, ledger } = await inspect({ root, today: londonDate(new Date()), release: false })
  const subjects = [...new Set(ledger.claims.map((claim) => claim.subject))].sort()
  const wanted = subjects.filter((name) => subject === undefined || name === subject)
  for (const name of wanted) stdout.write(`${block(name, ledger.claims)}\n`)
  const rest = subject === undefined || subject === 'unattributed' ? ledger.unattributed : []
  if (rest.length > 0) {
    stdout.write('unattributed\n')
    for (const { value, place, sentence } of rest) {
      stdout.write(`  ${formatPlace(place)} ${value}: ${sentence.replaceAll(/\s+/g, ' ').trim()}\n`)
    }
  }
  if (wanted.length > 0 || rest.length > 0) return 0
  const known = [...subjects, 'unattributed']
  const titles = new Map(
    treatmentsWith(entries, 'title').map(({ known, slug }) => [known.title.toLowerCase(), slug]),
  )
  const meant = titles.get(String(subject).toLowerCase()) ?? nearest(String(subject), known)
  const hint = meant ? `Did you mean "${meant}"?` : `Subjects: ${known.join(', ')}.`
  stderr.write(`No claims about "${subject}". ${hint}\n`)
  return 3
}

function block(subject: string, claims: readonly Claim[]): string {
  const own = claims.filter((claim) => claim.subject === subject)
  const properties = [...new Set(own.map(({ property }) => property))]
  const lines = properties.flatMap((property) => {
    const stated = own.filter((claim) => claim.property === property)
    const values = [...new Set(stated.map(({ value }) => value))]
    return values.map((value) => {
      const places = stated.filter((claim) => claim.value === value).map(({ place }) => place)
      return `  ${property}: ${value}  (${places.map(formatPlace).join(', ')})`
    })
  })
  return [subject, ...lines, ''].join('\n')
}
