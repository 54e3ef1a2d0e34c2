import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capitalised } from '../schemas/capitalised.ts'
import { root } from '../tests/support/built-site.ts'

const syllables = 'ba be bo da de do fa fi fo ga go la le lo ma me mo na ne no ra ro sa so'.split(' ')

/**
 * Writes the site's own content into a new folder under the system's temporary one, with treatments added until there
 * are `count`: pages of the same length and style, each under a name of its own. Returns the folder.
 */
export function writeManyTreatments(count: number): string {
  const site = mkdtempSync(join(tmpdir(), 'many-treatments-'))
  cpSync(join(root, 'content'), join(site, 'content'), { recursive: true })
  cpSync(join(root, 'renderer/illustrations'), join(site, 'renderer/illustrations'), { recursive: true })
  const folder = join(site, 'content/treatments')
  const waivers = readFileSync(join(site, 'content/waivers.yaml'), 'utf8')
  const own = readdirSync(folder).map((name) => name.replace(/\.mdx$/, ''))
  const templates = own
    .filter((slug) => !new RegExp(`subject: .*\\b${slug}\\b`).test(waivers))
    .map((slug) => ({ slug, text: readFileSync(join(folder, `${slug}.mdx`), 'utf8') }))
  const added: string[] = []
  for (let index = 0; own.length + added.length < count; index += 1) {
    const { slug, text } = templates[index % templates.length] ?? { slug: '', text: '' }
    const word = wordOf(index)
    added.push(`${slug}-${word}`)
    writeFileSync(join(folder, `${slug}-${word}.mdx`), renamed(text, word))
    writeFileSync(join(site, `renderer/illustrations/${slug}-${word}.tsx`), '')
  }
  if (added.length > 0) edit(join(site, 'content/navigation.yaml'), /(\ntreatments:\n)/, `$1${listOf(added)}`)
  return site
}

/** A word of three syllables that no other index has, up to about 13,000. */
function wordOf(index: number): string {
  const base = syllables.length
  return [index, Math.floor(index / base), Math.floor(index / base ** 2)]
    .map((digit) => syllables[digit % base])
    .join('')
}

/** The page with a word added to its title, and without the reason for contact, which only one page can have. */
function renamed(text: string, word: string): string {
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? ''
  const name = `${title} ${capitalised(word)}`
  return text
    .replaceAll(title, name)
    .replace(/^reason: .*\n/m, '')
    .replace(/^description: (?:>-\n((?: {2}.*\n)+)|(.*)\n)/m, (_, folded?: string, line?: string) => {
      const words = (folded ?? line ?? '').replaceAll(/\s+/g, ' ').trim()
      return `description: ${words.slice(0, 150).replaceAll(': ', ', ')} ${word}.\n`
    })
}

function listOf(slugs: readonly string[]): string {
  return slugs.map((slug) => `  - ${slug}\n`).join('')
}

function edit(path: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(pattern, replacement)
  if (edited === text) throw new Error(`${path} holds nothing like ${pattern}.`)
  writeFileSync(path, edited)
}
