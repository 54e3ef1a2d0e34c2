import { type JoinedTexts, joinTexts } from '../schemas/content/search-together.ts'
import type { ContentFile, Passage } from './content.ts'
import { type PlainLetters, plainLetters } from './plain-letters.ts'

/** A passage with its file, in plain letters. */
export interface Reading {
  file: ContentFile
  passage: Passage
  plain: PlainLetters
}

/** Everything that visitors read, prepared once for all rules about words. */
export interface Readings {
  list: readonly Reading[]
  joined: JoinedTexts
}

export function readingsOf(files: readonly ContentFile[]): Readings {
  const list = files.flatMap((file) =>
    [...file.passages, ...addressOf(file)].map((passage) => ({
      file,
      passage,
      plain: plainLetters(passage.text),
    })),
  )
  return { list, joined: joinTexts(list.map(({ plain }) => plain.text)) }
}

/** A page's address as words, which visitors read too. */
function addressOf({ file, slug }: ContentFile): Passage[] {
  const text = slug.replaceAll('-', ' ')
  const place = () => ({ file, line: 1, column: 1 })
  return slug === '' ? [] : [{ text, words: text, path: [], kind: 'slug', place }]
}
