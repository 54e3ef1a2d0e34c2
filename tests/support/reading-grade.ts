import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { ReadFile } from '../../catalogue/read/read-file.ts'
import { readSite } from '../../catalogue/read/read-site.ts'
import { passageOf } from '../../catalogue/read/texts.ts'
import { type References, referencesOf } from '../../catalogue/references.ts'
import type { Kind } from '../../schemas/content/kinds.ts'

/** How hard a page is to read: Flesch-Kincaid grades, the years of school that a text asks for. */
interface ReadingGrade {
  page: string
  kind: Kind
  words: number
  wordsInSentence: number
  /** The grade of the prose. */
  prose: number
  /** The grade of the texts in its front matter: summary, suitability, steps, questions and answers. */
  keys: number
}

/** Reading grades of every page that has prose, treatments first. */
export async function readingGrades(root: string): Promise<ReadingGrade[]> {
  const { files } = readSite(root)
  const references = referencesOf(files)
  return files
    .filter(({ kind }) => kind === 'treatment' || kind === 'legal')
    .sort((a, b) => Number(a.kind === 'legal') - Number(b.kind === 'legal') || a.slug.localeCompare(b.slug))
    .map((file) => gradeOf(file, references))
}

function gradeOf(file: ReadFile, references: References): ReadingGrade {
  const passages = file.texts.map((text) =>
    passageOf(file.source, text, (name) => references.words(name, file)),
  )
  const textsOf = (kind: 'prose' | 'value') =>
    passages.filter((passage) => passage.kind === kind).map(({ text }) => text)
  const prose = countsOf(textsOf('prose'))
  return {
    page: file.slug,
    kind: file.kind,
    words: prose.word,
    wordsInSentence: prose.word / prose.sentence,
    prose: fleschKincaid(prose),
    keys: fleschKincaid(countsOf(textsOf('value'))),
  }
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** An entry of a list counts as a sentence, because it is read as one. */
function countsOf(texts: readonly string[]): { sentence: number; word: number; syllable: number } {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+(?:[’'.,][\p{L}\p{N}]+)*/gu) ?? [])
  return {
    sentence: texts.flatMap((text) => [...sentences.segment(text)]).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  }
}
