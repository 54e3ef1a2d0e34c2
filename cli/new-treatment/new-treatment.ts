import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent } from '../../catalogue/check.ts'
import { formatPlace } from '../../catalogue/finding.ts'
import type { ReadFile } from '../../catalogue/read/read-file.ts'
import { readSite } from '../../catalogue/read/read-site.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import { collectAnswers, type PersonPrompter } from './answers.ts'
import { menuWith, pageText } from './page-text.ts'

interface NewTreatmentOptions {
  root: string
  /** Answers by the command's options. */
  given: Partial<Record<string, string>>
  /** Asks for what is not given. */
  prompter: PersonPrompter
  stdout: { write: (text: string) => unknown }
  stderr: { write: (text: string) => unknown }
}

const pageFile = (slug: string) => `content/treatments/${slug}.mdx`
const menuFile = 'content/navigation.yaml'

/** Writes a new treatment's page and menu entry, or nothing: the answer is no if the person left. */
export async function newTreatment(options: NewTreatmentOptions): Promise<ExitCode> {
  const { root, given, prompter, stdout, stderr } = options
  const refuse = (code: ExitCode, ...problems: string[]) => {
    stderr.write(`${[...problems, 'Nothing was written.'].join('\n')}\n`)
    return code
  }
  const readMenu = () => readFile(join(root, menuFile), 'utf8').catch(() => '')
  const unlisted = `${menuFile} has no readable list of treatments.`
  if (menuWith(await readMenu(), '', []) === undefined) return refuse(exitCodes.usage, unlisted)
  const isTaken = (slug: string) => existsSync(join(root, pageFile(slug)))
  const { answers, problems } = await collectAnswers(given, isTaken, prompter)
  if (!answers) return refuse(problems.length > 0 ? exitCodes.usage : exitCodes.no, ...problems)
  const pages = readSite(root).files.filter(({ kind }) => kind === 'treatment')
  const isAlike = ({ value }: ReadFile) => (value as Treatment | undefined)?.group === answers.group
  const alike = pages.filter(isAlike).map(({ slug }) => slug)
  const related = [...new Set([...alike, ...pages.map(({ slug }) => slug)])].slice(0, 2)
  const menu = menuWith(await readMenu(), answers.slug, alike)
  const file = pageFile(answers.slug)
  const problem = menu ? await writeBoth(root, file, pageText(answers, related), menu) : unlisted
  if (problem !== undefined) return refuse(exitCodes.usage, problem)
  const { findings } = await checkContent({ root })
  const found = findings.filter((one) => one.file === file || one.file === menuFile)
  stdout.write(`Written: ${file}, and its place in ${menuFile}. Still to do:
- Write each text marked !placeholder, take the mark away, and write the prose of the page.
- To show ${answers.title} in the home page’s list, not below it, add an item to treatments.items in content/home.yaml.
${found.map((one) => visibleText(`- ${formatPlace(one)} ${one.message} ${one.remedy ?? ''}`)).join('\n')}
`)
  return exitCodes.done
}

/** Writes the page and the menu, or neither. Returns what went wrong, if anything. */
async function writeBoth(root: string, file: string, page: string, menu: string) {
  const part = join(root, `${menuFile}.${process.pid}.part`)
  const made = [part]
  try {
    await writeFile(part, menu)
    made.push(join(root, file))
    await writeFile(join(root, file), page, { flag: 'wx' })
    await rename(part, join(root, menuFile))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isThere = code === 'EEXIST'
    for (const one of isThere ? [part] : made) await rm(one, { force: true })
    return isThere ? `${file} is there already and is never overwritten.` : `${message}.`
  }
}
