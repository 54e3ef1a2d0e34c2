import { at } from '../validate.ts'
import { alignOffset } from './align.ts'
import type { Kind } from './kinds.ts'
import type { Path } from './locations.ts'
import { type Passage, plainWords } from './passage.ts'
import type { Source } from './source.ts'
import type { PlacedText } from './texts.ts'
import type { YamlContent } from './yaml.ts'

/** Keys whose values are addresses and names for the machine, not words for readers. */
const machineKeys = new Set([
  ...['url', 'src', 'portal', 'image', 'group', 'unit', 'treatment'],
  ...['expires', 'updated', 'date', 'asOf', 'firstOpen'],
])
/** Those of a treatment's own; elsewhere these are buttons and labels. */
const treatmentKeys = new Set(['flags', 'related', 'reason', 'contact'])

/** Those of a file's texts under keys that people read. */
export function valuePassages(
  source: Source,
  kind: Kind,
  content: YamlContent,
  said: readonly PlacedText[],
): Passage[] {
  return said
    .filter(({ path }) => !isMachine(kind, path))
    .map(({ path, text }) => {
      const question = questionOf(content, path)
      return {
        text: plainWords(text),
        path,
        kind: path.at(-1) === 'alt' ? 'alt' : 'value',
        ...(question !== undefined && { question }),
        place: (offset) => {
          const [start, end] = content.locations.get(path)?.value ?? [0, 0]
          return source.place(start + alignOffset(source.text.slice(start, end), text, offset))
        },
      }
    })
}

function isMachine(kind: Kind, path: Path): boolean {
  const key = String(path.findLast((step) => typeof step === 'string'))
  return machineKeys.has(key) || (kind === 'treatment' && treatmentKeys.has(String(path[0])))
}

function questionOf(content: YamlContent, path: Path): string | undefined {
  const asks = { answer: 'question', what: 'when', value: 'label' }[String(path.at(-1))]
  const question = asks === undefined ? undefined : at(content.data, [...path.slice(0, -1), asks])
  return typeof question === 'string' ? question : undefined
}
