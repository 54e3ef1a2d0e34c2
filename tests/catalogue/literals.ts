import { expect } from 'vitest'
import { type Finding, formatPlace } from '../../catalogue/finding.ts'
import { check, contentOf, siteAt } from '../../catalogue/fixtures/site.ts'
import { referencesOf } from '../../catalogue/references.ts'
import { lineOf, type PlacedReference, withLiterals, wrongLiteral } from './references.ts'

const today = '2026-11-22'

const errorsOf = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error')
const placeOf = (reference: PlacedReference) => `${reference.file}:${lineOf(reference)}`

/** Expects that a wrong figure in place of each reference is found at its line. */
export async function expectWrongFound(references: readonly PlacedReference[]): Promise<void> {
  const { findings } = await check(withLiterals(references, wrongLiteral), { today })
  const found = new Set(errorsOf(findings).map(({ file, line }) => `${file}:${line}`))
  expect(
    references.filter((one) => !found.has(placeOf(one))).map((one) => `${placeOf(one)} ${one.written}`),
  ).toEqual([])
}

/** Expects that for the words each reference shows, in its place, a reference is advised, and that nothing else is an error. */
export async function expectReferenceAdvised(references: readonly PlacedReference[]): Promise<void> {
  const content = await contentOf(siteAt(process.cwd()), { today })
  const { words } = referencesOf(content.files)
  const byFile = new Map(references.map((one) => [one.file, one]))
  const replaced = references.map((one) => {
    const file = content.files.find(({ file }) => file === one.file)
    return [one.file, withLiterals([one], (name) => (file && words(name, file)) ?? '')[one.file]]
  })
  const files = { ...siteAt(process.cwd()), ...Object.fromEntries(replaced) }
  const { findings } = await check(files, { today })
  const others = errorsOf(findings).filter(({ file, rule, remedy = '' }) => {
    return !(byFile.has(file) && rule === 'figure' && remedy.startsWith('Write '))
  })
  expect(others.map((finding) => `${formatPlace(finding)} ${finding.message}`)).toEqual([])
}
