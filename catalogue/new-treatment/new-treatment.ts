import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckResult } from '../check.ts'
import { checkContent } from '../check.ts'
import { inspect } from '../inspect.ts'
import { type AcceptedReason, acceptGeneralReason } from './accept-general-reason.ts'
import { addToMenu } from './add-to-menu.ts'
import type { Answers } from './answers.ts'
import { collectAnswers, type GivenAnswers, type Prompter } from './collect-answers.ts'
import { type KnownContent, knownContent } from './known-content.ts'
import { pageText } from './page-text.ts'
import { writeFiles } from './write-files.ts'

const menuFile = 'content/navigation.yaml'
const waiversFile = 'content/waivers.yaml'

export interface NewTreatmentOptions {
  /** The project's root, which holds content/. */
  root: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
  given: GivenAnswers
  /** Somebody to ask for what is not given. */
  prompter?: Prompter
}

/** How it ended. Nothing is written unless `file` is there. */
export type NewTreatment =
  | { problems: string[] }
  | { left: true }
  | {
      answers: Answers
      /** The new page, from the project's root. */
      file: string
      menu: { file: string; line: number }
      /**
       * Where content/waivers.yaml accepts, or would have to accept, that clients choose a general reason for it; absent when the
       * treatment has a reason of its own or the file can't be read.
       */
      acceptance?: { file: string; line: number; written: string; isDone: boolean }
      /** What the content check now says that it did not say before. */
      check: CheckResult
    }

/** Asks for what a new treatment needs, writes its page, adds it to the menu, and checks all content. */
export async function newTreatment({
  root,
  today,
  given,
  prompter,
}: NewTreatmentOptions): Promise<NewTreatment> {
  const before = await inspect({ root, today, release: false })
  const known = knownContent(before.entries)
  const menuText = await readFile(join(root, menuFile), 'utf8').catch(() => '')
  if (!addToMenu(menuText, 'any', [])) {
    return {
      problems: [`${menuFile} has no readable list "treatments". Run content check, and mend it first.`],
    }
  }
  const collected = await collectAnswers(given, known, prompter)
  if (!('answers' in collected)) return collected
  const { answers } = collected
  const file = `content/treatments/${answers.slug}.mdx`
  const menu = addToMenu(menuText, answers.slug, alike(answers, known))
  const accepted = answers.reason === undefined ? await acceptance(root, answers.slug, today) : undefined
  const isDone = accepted !== undefined && answers.generalReason === true
  try {
    await writeFiles(root, [
      { file, text: pageText(answers), isNew: true },
      ...(menu && menu.text !== menuText ? [{ file: menuFile, text: menu.text, isNew: false }] : []),
      ...(isDone ? [{ file: waiversFile, text: accepted.text, isNew: false }] : []),
    ])
  } catch (error) {
    return { problems: [writingFailed(error, file)] }
  }
  const after = await checkContent({ root, today })
  const said = new Set(before.findings.map(nameOf))
  const check = { ...after, waived: [], findings: after.findings.filter((one) => !said.has(nameOf(one))) }
  return {
    answers,
    file,
    menu: { file: menuFile, line: menu?.line ?? 1 },
    ...(accepted && {
      acceptance: { file: waiversFile, line: accepted.line, written: accepted.written, isDone },
    }),
    check,
  }
}

/** The file may be absent; then nothing is accepted yet. */
async function acceptance(root: string, slug: string, today: string): Promise<AcceptedReason | undefined> {
  const text = await readFile(join(root, waiversFile), 'utf8').catch(() => 'waivers: []\n')
  return acceptGeneralReason(text, slug, today)
}

function alike({ group }: Answers, { slugs, groups }: KnownContent): string[] {
  return slugs.filter((slug) => groups.get(slug) === group)
}

function nameOf({ rule, file, message }: CheckResult['findings'][number]): string {
  return JSON.stringify([rule, file, message])
}

function writingFailed(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return code === 'EEXIST'
    ? `${file} is there already, and is never overwritten.`
    : `${file} could not be written with its place in the menu (${code}). Check the folder's permissions and free space.`
}
