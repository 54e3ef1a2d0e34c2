import type { ContentFile, Passage } from './content.ts'

/** A passage with its file, as its words are searched. */
export interface Reading {
  file: ContentFile
  passage: Passage
  /** The passage without characters that nobody sees. */
  text: string
  /** The offset in the passage of the character at an offset of `text`. */
  written: (offset: number) => number
}

const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Everything that visitors read, prepared once for all rules about words. */
export function readingsOf(files: readonly ContentFile[]): Reading[] {
  return files.flatMap((file) =>
    [...file.passages, ...addressOf(file)].map((passage) => {
      const at = Array.from(passage.text.matchAll(unseen), ({ index }) => index)
      const written = (offset: number) => at.reduce((sum, index) => (index <= sum ? sum + 1 : sum), offset)
      return { file, passage, text: passage.text.replace(unseen, ''), written }
    }),
  )
}

/** A page's address as words, which visitors read too. */
function addressOf({ file, slug }: ContentFile): Passage[] {
  const text = slug.replaceAll('-', ' ')
  const place = () => ({ file, line: 1, column: 1 })
  return slug === '' ? [] : [{ text, words: text, path: [], kind: 'slug', place }]
}
