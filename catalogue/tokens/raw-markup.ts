import type { Finding } from '../finding.ts'
import { formatPath } from '../read/locations.ts'
import type { Passage } from '../read/passage.ts'
import { allMatches } from '../words/all-matches.ts'

const link = /!?\[([^\][]+)\]\([^()\s][^()]*\)/
const strong = /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/
const heading = /^#{1,6} /
const tag = /<\/?[A-Za-z][\w-]*(?:\s[^<>]*)?\/?>/
const markup = new RegExp([link, strong, heading, tag].map(({ source }) => source).join('|'), 'g')

/** Markdown, components and HTML in a text under a key: pages show such texts as plain words. */
export function rawMarkup({ text, path, place }: Passage): Finding[] {
  if (!/[[*#<]/.test(text)) return []
  return allMatches(text, markup).map(
    ({ 0: written, 1: label, 2: bold, index }): Finding => ({
      ...place(index),
      rule: 'prose',
      severity: 'error',
      message: `${formatPath(path)}: "${written.trim()}" is shown as it stands; YAML texts take plain words.`,
      remedy: remedyFor(written, label, bold),
      length: written.trim().length,
    }),
  )
}

function remedyFor(written: string, label: string | undefined, bold: string | undefined): string {
  if (label !== undefined) return `Write "${label}" alone; links stand in the prose of pages.`
  if (bold !== undefined) return `Write "${bold}" without the stars.`
  if (written.startsWith('#')) return 'Write the words without "#".'
  const field = /^<Clinic\s+field="(\w+)"/.exec(written)?.[1]
  const fact = /^<Fact\s+name="(\w+)"/.exec(written)?.[1]
  if (field !== undefined) return `Write {${field === 'name' ? 'clinic' : field}}.`
  if (fact !== undefined) return `Write {fact.${fact}}.`
  return /^<Price\b/.test(written) ? 'Write {price}.' : 'Remove it.'
}
