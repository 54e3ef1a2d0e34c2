import { formatPrice } from '../../schemas/content/price.ts'
import { at } from '../validate.ts'
import type { Change } from './change.ts'
import { compareSections } from './compare-sections.ts'
import { compareValues, type ValueChange } from './compare-values.ts'
import type { Rename } from './renames.ts'
import { shownOn, treatmentPage } from './shown-on.ts'
import { fileName } from './subject-name.ts'
import type { Version, VersionFile } from './version.ts'
import { wordsChange } from './words-change.ts'

/** Pages that came or went, and every difference of words in the others. */
export function compareFiles(before: Version, after: Version): Change[] {
  const files = new Map([...before.files, ...after.files])
  return [...files.keys()].sort().flatMap((name) => {
    const [old, now] = [before.files.get(name), after.files.get(name)]
    if (old && now) return compareFile(old, now, { ...after, files })
    const [file, action] = now ? [now, 'added' as const] : [old, 'removed' as const]
    return file ? [wholeFile(file, action)] : []
  })
}

/** That a page has another address now. */
export function renamedPage({ from, to }: Rename): Change {
  return {
    action: 'renamed',
    kind: 'page',
    subject: fileName(to),
    what: 'treatment',
    before: treatmentPage(from.slug),
    after: treatmentPage(to.slug),
    shownOn: [],
  }
}

function wholeFile(file: VersionFile, action: 'added' | 'removed'): Change {
  const amount = at(file.data, ['price', 'amount'])
  const price =
    typeof amount === 'number'
      ? formatPrice({ amount, from: at(file.data, ['price', 'from']) === true })
      : undefined
  return {
    action,
    kind: 'page',
    subject: fileName(file),
    what: file.kind === 'treatment' ? 'treatment' : file.file,
    ...(price !== undefined && { [action === 'added' ? 'after' : 'before']: price }),
    shownOn:
      file.kind === 'treatment'
        ? [treatmentPage(file.slug)]
        : shownOn(file, [], { files: new Map(), claims: [] }),
  }
}

function compareFile(old: VersionFile, now: VersionFile, version: Version): Change[] {
  if (old.text === now.text) return []
  const subject = fileName(now.data === undefined ? old : now)
  const checked = old.checked && now.checked
  const values = checked ? compareValues(old.words, now.words) : bothData(old, now)
  return [
    ...(checked ? [] : [unchecked(old.checked ? now : old, old.checked ? 'present' : 'earlier')]),
    ...values.flatMap((change) => {
      const words = wordsChange(now.kind, change, version)
      return words ? [{ ...words, subject, shownOn: shownOn(now, change.path, version) }] : []
    }),
    ...compareSections(old.sections, now.sections).map((change) => ({
      ...change,
      subject,
      shownOn: shownOn(now, [], version),
    })),
  ]
}

function bothData(old: VersionFile, now: VersionFile): ValueChange[] {
  return old.data === undefined || now.data === undefined ? [] : compareValues(old.data, now.data)
}

function unchecked({ file, data }: VersionFile, which: 'earlier' | 'present'): Change {
  const what =
    data === undefined
      ? `the keys of the ${which} file can't be read, so they are not compared`
      : `the keys of the ${which} file are not in order, so figures are compared as words`
  return { action: 'changed', kind: 'page', subject: file, what, shownOn: [] }
}
