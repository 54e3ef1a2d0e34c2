import { test } from 'vitest'
import { expectReferenceAdvised, expectWrongFound } from './literals.ts'
import { referencesByFile } from './references.ts'

/** The first and the last reference of every file; the long test has them all. */
const byFile = referencesByFile()
const first = byFile.flatMap(([reference]) => reference ?? [])
const last = byFile.flatMap((references) => references.at(-1) ?? [])

test('a wrong figure in place of a reference is found at its line', () =>
  expectWrongFound([...new Set([...last, ...first])]))

test('for a reference’s own figure, the reference is advised', () => expectReferenceAdvised(last))
