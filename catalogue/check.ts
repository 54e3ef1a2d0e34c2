import { folders } from '../schemas/content/kinds.ts'
import { londonDate } from '../schemas/time/calendar-date.ts'
import { agreement } from './agreement.ts'
import { checkReferences } from './check-references.ts'
import type { Content, ContentFile, Passage } from './content.ts'
import { figures } from './figures.ts'
import { compareFindings, type Finding } from './finding.ts'
import { pageProblems } from './integrity/pages.ts'
import type { ReadFile } from './read/read-file.ts'
import { type KnownFiles, type ReadSite, readSite } from './read/read-site.ts'
import { type Piece, passageOf } from './read/texts.ts'
import { type References, referencesOf, split } from './references.ts'
import { rules } from './rules/index.ts'
import { applyWaivers, type Waived } from './waivers.ts'

interface CheckOptions {
  /** The project's root, which holds content/. */
  root: string
  /** The clinic's date as `yyyy-mm-dd`; today when absent. */
  today?: string
  /** True before a release: values that are not yet the clinic's own are then errors. */
  release?: boolean
  /** Files already read, for a program that checks repeatedly; each check adds to it. */
  known?: KnownFiles
}

export interface CheckResult {
  /** All content; absent while a file can't be read or a key is wrong. */
  content?: Content
  /** Everything wrong or doubtful that is not waived, in the order of reports. */
  findings: Finding[]
  /** What content/waivers.yaml accepts. */
  waived: Waived[]
  /** `isPartial` if the check stopped at errors that may hide others. */
  summary: { files: number; errors: number; warnings: number; waived: number; isPartial?: true }
}

/** Checks all content: syntax, keys, references and missing pages first; facts and rules only if these are right. */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { root, today = londonDate(new Date()), release = false, known } = options
  const site = readSite(root, known)
  const references = referencesOf([...site.files, ...site.unread])
  const broken = [...site.findings, ...site.files.flatMap(({ findings }) => findings)]
  const unknown = checkReferences(site.files, references)
  if (broken.length > 0) return resultOf(site, [...broken, ...unknown])
  const content = contentOf(site, references, { today, release })
  const missing = [...unknown, ...pageProblems(content)]
  if (missing.length > 0) return { ...resultOf(site, missing), content }
  const all = [agreement, figures, ...rules].flatMap((rule) => rule(content))
  const { findings, waived } = applyWaivers(all, content)
  const reported = [...findings, ...waived.map(({ finding }) => finding)]
  const isTold = (one: Finding) => one.rule === 'figure' && reported.some((other) => isShared(one, other))
  const rest = findings.filter((one) => !isTold(one))
  return { content, ...resultOf(site, rest, waived) }
}

/** Whether a figure shares words with a phrase that another rule tells. */
const isShared = (figure: Finding, { isPhrase, severity, file, line, column, length = 1 }: Finding) =>
  isPhrase &&
  severity === 'error' &&
  file === figure.file &&
  line === figure.line &&
  column < figure.column + (figure.length ?? 1) &&
  figure.column < column + length

/** What a check tells. Without `waived` it stopped at errors that may hide others. */
function resultOf({ files }: ReadSite, findings: Finding[], waived?: Waived[]): CheckResult {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const counts = { files: files.length, errors, warnings, waived: waived?.length ?? 0 }
  const summary = waived ? counts : { ...counts, isPartial: true as const }
  return { findings: findings.sort(compareFindings), waived: waived ?? [], summary }
}

function contentOf(site: ReadSite, references: References, when: Pick<Content, 'today' | 'release'>) {
  const files = site.files.map((file) => contentFile(file, references))
  // No file is missing here: the check would have stopped before.
  const byKind = Object.fromEntries([
    ...files.map((file) => [file.kind, file]),
    ...Object.entries(folders).map(([kind, folder]) => [folder, files.filter((file) => file.kind === kind)]),
  ]) as Content
  return {
    ...byKind,
    files,
    passages: files.flatMap((file) => file.passages.map((passage) => ({ file, passage }))),
    references,
    images: site.images,
    drawings: site.drawings,
    ...when,
  }
}

function contentFile(file: ReadFile, references: References): ContentFile {
  const { source, texts, value } = file
  if (value === undefined) throw new Error(`${file.file} is not valid`)
  const pieces = texts.flatMap((text) => text.pieces)
  const placed = ({ at, length }: Piece) => ({ ...source.place(at(0)), length })
  const passages = texts.map((text) => passageOf(source, text, (name) => references.words(name, file)))
  return {
    ...file,
    value,
    passages: [...passages, ...addressOf(file)],
    references: pieces.flatMap((piece) => {
      const [target] = piece.kind === 'reference' ? split(piece.value) : []
      return target === undefined ? [] : [{ target, name: piece.value, place: placed(piece) }]
    }),
    marks: pieces
      .filter(({ kind }) => kind === 'other')
      .map((piece) => ({ text: piece.value, place: placed(piece) })),
  }
}

/** A page's address as a passage of words, since visitors read it too. */
function addressOf({ file, slug }: ReadFile): Passage[] {
  const place = () => ({ file, line: 1, column: 1 })
  const text = slug.replaceAll('-', ' ')
  return slug === '' ? [] : [{ text, lower: text, words: '', references: [], path: [], kind: 'slug', place }]
}
