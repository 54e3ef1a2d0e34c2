import type { ContentFile, Passage } from './content.ts'
import { type PlainLetters, plainLetters } from './plain-letters.ts'

/** A passage with its file, in plain letters. */
export interface Reading {
  file: ContentFile
  passage: Passage
  plain: PlainLetters
}

/** Everything that visitors read, prepared once for all rules about words. */
export function readingsOf(files: readonly ContentFile[]): Reading[] {
  return files.flatMap((file) =>
    [...file.passages, ...addressOf(file)].map((passage) => ({
      file,
      passage,
      plain: plainLetters(passage.text),
    })),
  )
}

/** A page's address as words, which visitors read too. */
function addressOf({ file, slug }: ContentFile): Passage[] {
  const text = slug.replaceAll('-', ' ')
  const place = () => ({ file, line: 1, column: 1 })
  return slug === '' ? [] : [{ text, words: text, path: [], kind: 'slug', place }]
}
