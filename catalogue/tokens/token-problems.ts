import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { alignOffset } from '../read/align.ts'
import type { Kind } from '../read/kinds.ts'
import { formatPath, type Path } from '../read/locations.ts'
import type { Source } from '../read/source.ts'
import type { PlacedText } from '../read/texts.ts'
import type { YamlContent } from '../read/yaml.ts'
import { clinicTokens } from './clinic-tokens.ts'
import { tokensIn } from './resolve.ts'

/** Where the tokens that pages fill in themselves may stand. */
const pageTokenPlaces: Record<string, string> = {
  'navigation footer.copyright': 'year',
  'contact panel.alternate': 'day',
  'treatmentPage pricing': 'treatment',
  'treatmentPage mailSubject': 'treatment',
  'treatmentPage location': 'treatment',
}

/** The tokens that a text of a file may use, by its path. */
export type TokensAt = (path: Path) => readonly string[]

/** The tokens that texts of a file may use which states these facts. */
export function tokensFor(kind: Kind, facts: readonly string[]): TokensAt {
  const own = kind === 'treatment' ? ['price', ...facts.map((name) => `fact.${name}`)] : []
  const known = [...clinicTokens, ...own]
  return (path) => {
    const here = pageTokenPlaces[`${kind} ${formatPath(path)}`]
    return here ? [...known, here] : known
  }
}

/** Every token in a file's texts under keys that stands for nothing there. */
export function tokenProblems(
  source: Source,
  { locations }: YamlContent,
  said: readonly PlacedText[],
  allowedAt: TokensAt,
): Finding[] {
  const used = said.filter(({ text }) => text.includes('{'))
  return used.flatMap(({ path, text }) => {
    const allowed = allowedAt(path)
    return tokensIn(text)
      .filter(({ name }) => !allowed.includes(name))
      .map(({ name, offset }): Finding => {
        const [start, end] = locations.get(path)?.value ?? [0, 0]
        const near = nearest(name, allowed)
        return {
          ...source.place(start + alignOffset(source.text.slice(start, end), text, offset)),
          rule: 'token',
          severity: 'error',
          message: `${formatPath(path)}: the token {${name}} stands for nothing here.`,
          remedy: near
            ? `Did you mean {${near}}?`
            : `Tokens here: ${allowed.map((one) => `{${one}}`).join(' ')}.`,
          length: name.length + 2,
        }
      })
  })
}
