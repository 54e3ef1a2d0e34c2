import type { Text } from 'mdast'
import type { Finding } from '../finding.ts'
import { allMatches } from '../words/all-matches.ts'
import { alignOffset } from './align.ts'
import type { Source } from './source.ts'

const address = String.raw`(?:\/|#\w|https?:|mailto:|tel:|www\.)`
const attempt = new RegExp(
  String.raw`\[([^\][]+)\](?:\(([^)]*)\)| \((${address}[^)]*)\)|\[[^\][]*\])|\*\*`,
  'g',
)

/** Links and bold words in prose, which begins at `start`, that are not written as Markdown has them: pages show their signs. */
export function rawLinks(source: Source, start: number, node: Text): Finding[] {
  if (!/\]|\*\*/.test(node.value)) return []
  const from = start + (node.position?.start.offset ?? 0)
  const raw = source.text.slice(from, start + (node.position?.end.offset ?? 0))
  return allMatches(node.value, attempt).flatMap(
    ({ 0: written, 1: label, 2: target, 3: apart, index }): Finding[] => {
      const at = alignOffset(raw, node.value, index)
      if (raw[at - 1] === '\\') return []
      const [first = ''] = written.split('\n', 1)
      return [
        {
          ...source.place(from + at),
          rule: 'prose',
          severity: 'error',
          message: `"${written.replaceAll('\n', ' ')}" is shown as it stands.`,
          remedy: label === undefined ? boldRemedy : linkRemedy(label.replaceAll('\n', ' '), target ?? apart),
          length: first.length,
        },
      ]
    },
  )
}

const boldRemedy =
  'Put two stars right before the first word and right after the last, **like this**, or remove them.'

function linkRemedy(label: string, target: string | undefined): string {
  const said = target?.replace(/\s+/g, '') ?? ''
  return new RegExp(`^${address}[^"']*$`).test(said)
    ? `Write [${label}](${said}).`
    : `Write [${label}](/contact), with the page’s address in round brackets.`
}
