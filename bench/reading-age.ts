import { root } from '../tests/support/built-site.ts'
import { readingGrades } from '../tests/support/reading-grade.ts'
import { printTable } from './table.ts'

/**
 * How hard each page is to read: Flesch-Kincaid grade of its prose and of its front matter's texts. Grade 8 is read at
 * about 13. Usage: npx tsx bench/reading-age.ts
 */
const grades = await readingGrades(root)
printTable(
  ['page', 'words', 'words a sentence', 'grade, prose', 'grade, keys'],
  grades.map(({ page, words, wordsInSentence, prose, keys }) => [
    page,
    String(words),
    ...[wordsInSentence, prose, keys].map((figure) => figure.toFixed(1)),
  ]),
)
