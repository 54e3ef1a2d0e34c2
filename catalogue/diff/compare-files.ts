import { formatPrice } from '../../schemas/content/price.ts'
import type { Data } from '../read/yaml.ts'
import { at } from '../validate.ts'
import type { Change } from './change.ts'
import { compareSections } from './compare-sections.ts'
import { compareValues, nameOf, type ValueChange } from './compare-values.ts'
import { shownOn, treatmentPage } from './shown-on.ts'
import { fileName } from './subject-name.ts'
import type { Version, VersionFile } from './version.ts'

/** Pages that came or went, and every difference of words in the others. */
export function compareFiles(before: Version, after: Version): Change[] {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])].sort()
  return names.flatMap((name) => {
    const [old, now] = [before.files.get(name), after.files.get(name)]
    if (old && now) return compareFile(old, now, after)
    const [file, action] = now ? [now, 'added' as const] : [old, 'removed' as const]
    return file ? [wholeFile(file, action)] : []
  })
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
    ...values.map((change) => ({
      ...wordsChange(change),
      subject,
      shownOn: shownOn(now, change.path, version),
    })),
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

function wordsChange({ action, path, before, after }: ValueChange): Omit<Change, 'subject' | 'shownOn'> {
  const text = before ?? after
  return {
    action,
    kind: typeof text === 'number' || typeof text === 'boolean' ? 'figure' : 'words',
    what: whatOf(path.map(String)),
    ...(before !== undefined && { before: plain(before) }),
    ...(after !== undefined && { after: plain(after) }),
  }
}

/** A path in words: `question "Does it hurt?"`, `waiver "agreement for ..."`, `treatments.items "Profhilo" description`. */
function whatOf(path: readonly string[]): string {
  const [list = '', name = '', key] = path
  if (path.at(-1) === 'order') return `order of ${path.slice(0, -1).join('.')}`
  if (list === 'faqs' && name.startsWith('"'))
    return key === 'answer' ? `answer to ${name}` : (key ?? `question ${name}`)
  if (list === 'waivers' && name.startsWith('"')) return ['waiver', name, ...path.slice(2)].join(' ')
  return path.reduce((text, step) =>
    step.startsWith('"') || text.endsWith('"') ? `${text} ${step}` : `${text}.${step}`,
  )
}

/** What is shown of a value: words as they are, of a group its words one after the other, without those that name it. */
function plain(value: Data): string {
  const name = typeof value === 'object' && !Array.isArray(value) ? nameOf(value) : ''
  return textsOf(value)
    .filter((text) => !name.includes(text))
    .join('; ')
}

function textsOf(value: Data): string[] {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()]
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).flatMap(textsOf)
}
