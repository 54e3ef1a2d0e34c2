import { test } from 'vitest'
import { expectReferenceAdvised, expectWrongFound } from './literals.ts'
import { referencesByFile } from './references.ts'

/** Every reference of the site; each round takes one from each file. */
const byFile = referencesByFile()
const most = Math.max(...byFile.map(({ length }) => length))
const rounds = Array.from({ length: most }, (_, index) =>
  byFile.flatMap((references) => references[index] ?? []),
)

test.each(rounds.map((references, index) => ({ number: index + 1, references })))(
  'reference $number of each file',
  async ({ references }) => {
    await expectWrongFound(references)
    await expectReferenceAdvised(references)
  },
)
