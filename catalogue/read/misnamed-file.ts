import { nearest } from '../../schemas/content/nearest.ts'

const picture = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
const wordProcessed = /\.(?:docx?|odt|rtf|pages|pdf)$/i
const endings = /(?:\.(?:mdx?|markdown|txt|html?))+$/i

/** What to do with a file that is no content by its path, from the project's root. None of the files `present` is to be written over. */
export function misnamedRemedy(
  path: string,
  folders: readonly string[],
  yamlFiles: readonly string[],
  present: ReadonlySet<string> = new Set(),
): string {
  const [, ...steps] = path.split('/')
  const name = steps.at(-1) ?? ''
  const folder = steps.length > 1 ? nearest(steps[0] ?? '', folders) : undefined
  if (picture.test(name)) return 'Put pictures into content/images.'
  if (wordProcessed.test(name)) {
    return 'Copy its words into a page whose name ends in ".mdx"; documents of a word processor are not read.'
  }
  if (steps.length === 1) return topRemedy(name, folders, yamlFiles, present)
  if (folder === undefined) return 'Move it out of content/.'
  const right = `${slugOf(name)}.mdx`
  const rightPath = `content/${folder}/${right}`
  if (present.has(rightPath) && !/\.ya?ml$/i.test(name)) return takenRemedy(rightPath)
  if (steps.length > 2 || folder !== steps[0])
    return `Move it to ${rightPath}; pages stand in no other folder.`
  if (/\.ya?ml$/i.test(name)) return 'Pages here are files whose names end in ".mdx".'
  return `Rename it to "${right}": the name is the page’s address, lower-case words joined by hyphens, and ends in ".mdx".`
}

function takenRemedy(path: string): string {
  return `${path} is there already: take over into it what is newer here, then remove this file.`
}

function topRemedy(
  name: string,
  folders: readonly string[],
  yamlFiles: readonly string[],
  present: ReadonlySet<string>,
): string {
  const near = nearest(name.replace(/\.yml$/i, '.yaml'), yamlFiles)
  if (near !== undefined && present.has(`content/${near}`)) return takenRemedy(`content/${near}`)
  if (near !== undefined) return `Rename it to "${near}" or remove it.`
  if (!endings.test(name)) return 'Move it out of content/.'
  const paths = folders.map((folder) => `content/${folder}/${slugOf(name)}.mdx`)
  const taken = paths.find((path) => present.has(path))
  return taken === undefined ? `Move it to ${paths.join(' or ')}.` : takenRemedy(taken)
}

/** A file's name as a page's address. */
function slugOf(name: string): string {
  const words = name
    .replace(endings, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'page'
}
