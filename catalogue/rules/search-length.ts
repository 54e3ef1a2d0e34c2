import type { ContentFile, Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** About where search pages cut a title and a description. */
const limits = { title: 70, description: 160 }

/** Titles and descriptions, with their references replaced, fit what search pages show. */
export const searchLength: Rule = ({ files, clinic, treatmentPage }) =>
  files.flatMap((file) => {
    const title = shown(file, 'title')
    const description = shown(file, 'description')
    if (title === undefined || description === undefined) return []
    const heading =
      file.kind === 'treatment' ? treatmentPage.value.location.replace('{treatment}', title) : title
    return [
      ...tooLong(file, 'title', `${heading} | ${clinic.value.name}`),
      ...tooLong(file, 'description', description),
    ]
  })

function shown({ passages }: ContentFile, key: string): string | undefined {
  return passages.find(({ path }) => path.length === 1 && path[0] === key)?.text
}

function tooLong(file: ContentFile, key: keyof typeof limits, text: string): Finding[] {
  if (text.length <= limits[key]) return []
  const message = `the ${key} "${text}" has ${text.length} characters; search pages cut it at about ${limits[key]}.`
  return [
    {
      ...file.locate([key]),
      rule: 'search-length',
      severity: 'warning',
      message,
      remedy: 'Say it in fewer words.',
    },
  ]
}
