import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { alignOffset } from '../read/align.ts'
import type { Kind } from '../read/kinds.ts'
import { formatPath, type Path } from '../read/locations.ts'
import type { Source } from '../read/source.ts'
import { texts } from '../read/texts.ts'
import type { YamlContent } from '../read/yaml.ts'
import { clinicTokens } from './clinic-tokens.ts'
import { tokensIn } from './resolve.ts'
import { factsOf } from './treatment-tokens.ts'

/** Where the tokens that pages fill in themselves may stand. */
const pageTokenPlaces: Record<string, string> = {
  'navigation footer.copyright': 'year',
  'contact panel.alternate': 'day',
  'treatmentPage pricing': 'treatment',
  'treatmentPage mailSubject': 'treatment',
  'treatmentPage location': 'treatment',
}

/** The tokens that a file's text at a path may use. */
export function tokensAt(kind: Kind, content: YamlContent): (path: Path) => readonly string[] {
  const known = [
    ...clinicTokens,
    ...(kind === 'treatment' ? ['price', ...factsOf(content).map((name) => `fact.${name}`)] : []),
  ]
  return (path) => {
    const here = pageTokenPlaces[`${kind} ${formatPath(path)}`]
    return here ? [...known, here] : known
  }
}

/** Every token in a file's values that stands for nothing there. */
export function tokenProblems(source: Source, kind: Kind, content: YamlContent): Finding[] {
  const used = texts(content.data ?? null).filter(({ text }) => text.includes('{'))
  const allowedAt = tokensAt(kind, content)
  return used.flatMap(({ path, text }) => {
    const allowed = allowedAt(path)
    return tokensIn(text)
      .filter(({ name }) => !allowed.includes(name))
      .map(({ name, offset }): Finding => {
        const [start, end] = content.locations.get(path)?.value ?? [0, 0]
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
