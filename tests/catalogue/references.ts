import { type SiteFiles, siteAt } from '../../catalogue/fixtures/site.ts'
import { referenceName } from '../../catalogue/references.ts'

/** One reference in the site's content, as it is written there. */
export interface PlacedReference {
  file: string
  /** `price`, `fact.lasting`, `phone`. */
  name: string
  written: string
  offset: number
}

const site = siteAt(process.cwd())

const written = /<(Price|Fact|Clinic)((?: \w+="[^"]*")*)\/>|\{([A-Za-z][\w.-]*)\}/g

/** References to names of people and things, and those that a page fills in by itself: none shows a figure of the content. */
const names =
  /^(?:clinic|[pP]ractitioner|bookingProvider|year|day|treatment|placeholder|reference|time|date|pin)$/

/** Every reference of the site that stands for a figure, by file. */
export function referencesByFile(): PlacedReference[][] {
  const content = Object.entries(site).filter(([file]) => file.startsWith('content/'))
  return content.map(([file, text]) =>
    [...String(text).matchAll(written)].flatMap(
      ({ 0: whole, 1: component, 2: given = '', 3: token, index }) => {
        const properties = Object.fromEntries(
          [...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
        )
        const name = token ?? referenceName(component ?? '', properties) ?? ''
        const isRemark = /^[ ]*#/m.test(
          String(text).slice(String(text).lastIndexOf('\n', index) + 1, index + 1),
        )
        return isRemark || names.test(name) ? [] : [{ file, name, written: whole, offset: index }]
      },
    ),
  )
}

/** A figure of the right kind that no key of the site states, as an editor may write it in the reference's place. */
export function wrongLiteral(name: string): string {
  const [, own = name] = /(price|fact\.\w+)$/.exec(name) ?? []
  const wrong: Record<string, string> = {
    price: '£999',
    'fact.sessions': 'nine sessions',
    'fact.covers': 'up to nine moles',
    phone: '01473 555 111',
    email: 'somebody@elsewhere.co.uk',
    address: '12 High Street, Norwich NR1 1AA',
    rating: '3.5',
    adultAge: '21',
    consultation: '£30',
  }
  return (
    wrong[own] ?? (/^hours/.test(own) ? '7am to 11pm' : /xperience/.test(own) ? 'over 30 years' : '9 years')
  )
}

/** The site with other words in place of some references; of several in one file the later ones have to come first. */
export function withLiterals(
  references: readonly PlacedReference[],
  literal: (name: string) => string,
): SiteFiles {
  const files = { ...site }
  for (const { file, name, written: whole, offset } of references) {
    const text = String(files[file])
    files[file] = text.slice(0, offset) + literal(name) + text.slice(offset + whole.length)
  }
  return files
}

/** The number of the line that holds a reference. */
export function lineOf({ file, offset }: PlacedReference): number {
  return String(site[file]).slice(0, offset).split('\n').length
}
