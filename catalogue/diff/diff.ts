import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asTyped } from '../../schemas/content/typeset.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { visibleJson, visibleText } from '../../schemas/visible-text.ts'
import { checkContent } from '../check.ts'
import type { Content, Mark } from '../content.ts'
import { fileName, formatPlace } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { factOf, type Statement, statementsOf } from '../statements.ts'
import { changedWords } from './changed-words.ts'
import { readRevision } from './revision.ts'

interface DiffOptions {
  /** The project's root, which holds content/ and is under version control with git. */
  root: string
  /** Any name git has for a commit. */
  revision?: string
  json?: boolean
  stdout: { write: (text: string) => unknown }
  stderr: { write: (text: string) => unknown }
}

/** Prints what content changed since a revision. The exit code is that of wrong usage if there is nothing to compare with. */
export async function diffContent(options: DiffOptions): Promise<ExitCode> {
  const { root, revision = 'HEAD', json = false, stdout, stderr } = options
  const folder = await mkdtemp(join(tmpdir(), 'clinic-content-'))
  try {
    const old = readRevision(root, revision, folder)
    if ('problem' in old) {
      stderr.write(`${visibleText(old.problem)}\n`)
      return exitCodes.usage
    }
    const { commit, wordDiff } = old
    const before = await checkContent({ root: old.root })
    const after = await checkContent({ root })
    const changes = { ...compared(wordDiff, before.content, after.content), words: changedWords(wordDiff) }
    const since = revision.startsWith(commit) ? revision : `${revision} (${commit})`
    const text = json ? visibleJson({ revision, commit, ...changes }, 2) : changesText(since, changes)
    stdout.write(`${text}\n`)
    return exitCodes.done
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Matches a renamed page in what git says: its slug before, and now. */
const renames = /^rename from .*\/([\w-]+)\.mdx\nrename to .*\/([\w-]+)\.mdx$/gm

/** The facts and marks that differ, or a note why they are not compared. */
function compared(wordDiff: string, before?: Content, after?: Content) {
  const why = after
    ? ': that version has errors, or wrote its keys differently.'
    : ' until content check reads every file.'
  if (!after || !before) return { note: `Only words are compared${why}`, facts: [], marks: [] }
  const slugs = new Map([...wordDiff.matchAll(renames)].map(([, was = '', is = '']) => [was, is]))
  return { facts: changedFacts(before, after, slugs), marks: newMarks(before, after, slugs) }
}

/** Every fact that differs, with its values before and after: two while files differ, and none where it is not stated. */
function changedFacts(before: Content, after: Content, slugs: ReadonlyMap<string, string>) {
  const old = statementsOf(before).map((one) => ({ ...one, subject: slugs.get(one.subject) ?? one.subject }))
  const [then, now] = [grouped(old, factOf), grouped(statementsOf(after), factOf)]
  const pages = [...before.treatments, ...after.treatments]
  const titles = new Map(pages.map(({ slug, value }) => [slug, value.title]))
  const valuesOf = (side: readonly Statement[] = []) => [...new Set(side.map(({ value }) => asTyped(value)))]
  return [...new Map([...then, ...now])].flatMap(([fact, [one]]) => {
    const [was, is] = [valuesOf(then.get(fact)), valuesOf(now.get(fact))]
    if (was.join('\n') === is.join('\n')) return []
    const { subject, property } = one
    return { subject, property, before: was, after: is, name: titles.get(subject) ?? 'The clinic' }
  })
}

/** The figures that are marked as about something else now, but were not before. */
function newMarks(before: Content, after: Content, slugs: ReadonlyMap<string, string>) {
  const marksOf = ({ files }: Content) => files.flatMap(({ marks }) => marks)
  const nameOf = ({ text, place: { file } }: Mark) => `${slugs.get(fileName(file)) ?? fileName(file)} ${text}`
  const old = marksOf(before).map(nameOf)
  const added = marksOf(after).filter((mark) => !old.includes(nameOf(mark)))
  return added.map(({ text, place }) => ({ text, place: formatPlace(place) }))
}

type Changes = ReturnType<typeof compared> & { words: readonly string[] }

function changesText(since: string, { note, facts, marks, words }: Changes): string {
  const parts = {
    Facts: facts.map((fact) => `- ${fact.name}: ${factText(fact)}`),
    'Newly marked as about something else': marks.map(({ place, text }) => `- ${place} ${text}`),
    Words: words,
  }
  const blocks = Object.entries(parts).filter(([, lines]) => lines.length > 0)
  if (blocks.length === 0) return `No content has changed since ${visibleText(since)}.`
  const texts = blocks.map(([heading, lines]) => [heading, ...lines.map(visibleText)].join('\n'))
  return [`Content since ${visibleText(since)}`, ...(note ? [note] : []), ...texts].join('\n\n')
}

function factText({ property, before, after }: Changes['facts'][number]): string {
  const [was, is] = [before.join(', '), after.join(', ')]
  if (was === '') return `${property} added: ${is}`
  return is === '' ? `${property} removed: ${was}` : `${property} ${was} -> ${is}`
}
