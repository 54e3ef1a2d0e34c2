import type { HtmlPage, Said } from './html-page.ts'
import { differs, missing } from './mismatch.ts'
import { pageStatements } from './page-statements.ts'
import type { PageCheck } from './scope.ts'
import { squash } from './words.ts'

/** What holds one text of content each. */
const blocks = ['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'dt', 'dd', 'a', 'span', 'label']

/** Every text that content states of a page is on it, word for word: prose with the words of its components too. */
export const statements: PageCheck = (scope) => {
  const { page, start } = scope
  return pageStatements(scope).flatMap((stated) => {
    if (page.shown.includes(squash(stated.text))) return []
    const near = nearest(page, stated.text)
    return [near ? differs('text', near, stated) : missing('text', start, stated)]
  })
}

/** The block of a page that begins and ends like `text` for at least a third of its length, the likest one. */
function nearest(page: HtmlPage, text: string): Said | undefined {
  const wanted = squash(text)
  let best: { said: Said; length: number } | undefined
  for (const block of blocks.flatMap((tag) => page.all({ tag }))) {
    const said = page.said(block)
    const found = squash(said.text)
    const length = sharedStart(found, wanted) + sharedEnd(found, wanted)
    if (length * 3 >= wanted.length && length > (best?.length ?? 0)) best = { said, length }
  }
  return best?.said
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function sharedEnd(one: string, other: string): number {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}
