import { readText } from '../../catalogue/read/read-text.ts'
import { validate } from '../../catalogue/read/validate.ts'
import { findFrontMatter } from '../../catalogue/syntax/front-matter.ts'
import { Source } from '../../catalogue/syntax/source.ts'
import { readYaml } from '../../catalogue/syntax/yaml.ts'
import { type Kind, kinds, type ValueOf } from '../../schemas/content/kinds.ts'

/** The checked keys of one content file, without its prose; undefined when they have a mistake. */
export function readKeys<Name extends Kind>(
  root: string,
  file: string,
  kind: Name,
): ValueOf<Name> | undefined {
  const text = readText(root, file)
  if (typeof text !== 'string') return undefined
  const source = new Source(file, text)
  const front = file.endsWith('.mdx') ? findFrontMatter(source) : { start: 0, end: text.length }
  if ('rule' in front) return undefined
  const content = readYaml(source, front.start, front.end)
  if (content.findings.length > 0) return undefined
  return validate(kinds[kind], source, content).value as ValueOf<Name> | undefined
}
