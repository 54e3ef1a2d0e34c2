import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { counted } from '../../schemas/counted.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { Answer, Diagnosis, Verdict } from '../../staff/health/check.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { wrapped } from '../text-table.ts'

const fields = ['subject', 'verdict', 'text', 'remedy'] as const

export function addDoctorCommand(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('doctor')
    .description('check what the service needs on this machine; exit code 1 when something is wrong')
    .addOption(jsonOption(fields, 'subject,verdict'))
    .action((options: JsonOption) => finish(doctor(options, context)))
}

async function doctor({ json }: JsonOption, context: CommandContext): Promise<ExitCode> {
  const { stdout, stderr } = context
  const counts: Record<Verdict, number> = { good: 0, remark: 0, bad: 0 }
  const diagnoses = async function* () {
    for await (const diagnosis of examineAll(context)) {
      counts[diagnosis.verdict] += 1
      yield diagnosis
    }
  }
  if (json) await printJsonRows(stdout, diagnoses(), json, fields)
  else
    for await (const diagnosis of diagnoses())
      stdout.write(diagnosisText(diagnosis, context.terminal?.columns))
  stderr.write(`\n${summary(counts)}\n`)
  return counts.bad > 0 ? exitCodes.no : exitCodes.done
}

async function* examineAll(context: CommandContext): AsyncGenerator<Diagnosis> {
  const { examineInstallation } = await import('../../staff/health/examine-installation.ts')
  const { check } = await import('../../staff/health/check.ts')
  const { env, root, clock } = context
  yield* examineInstallation({ env, root, now: clock() })
  yield check('content', () => contentHealth(context))
}

const marks: Record<Verdict, string> = { good: '✓', remark: '!', bad: '✗' }
const subjectWidth = 15

function diagnosisText(
  { subject, verdict, text, remedy }: Diagnosis,
  columns = Number.POSITIVE_INFINITY,
): string {
  const beginning = `${marks[verdict]} ${subject.padEnd(subjectWidth)}`
  const indent = beginning.length
  // A path that is broken cannot be copied.
  const fitted = (words: string) => wrapped(visibleText(words), columns - indent, { breaksWords: false })
  const lines = [...fitted(text), ...(remedy ? fitted(`→ ${remedy}`) : [])]
  return lines.map((line, index) => `${index === 0 ? beginning : ' '.repeat(indent)}${line}\n`).join('')
}

function summary({ bad, remark }: Record<Verdict, number>): string {
  const remarks = remark === 0 ? '' : ` ${remark} to note (!).`
  if (bad === 0) return `All is well.${remarks}`
  return `${counted(bad, 'thing needs', 'things need')} your attention (✗).${remarks}`
}

async function contentHealth({ root, clock }: CommandContext): Promise<Answer> {
  const { bad, good, remark } = await import('../../staff/health/check.ts')
  if (!existsSync(join(root, 'content'))) return remark('is not on this machine.')
  const { checkContent } = await import('../../catalogue/check.ts')
  const { summary } = await checkContent({ root, today: londonDate(clock()) })
  const { errors, warnings, files } = summary
  if (errors > 0)
    return bad(
      `${counted(errors, 'error')} in ${counted(files, 'file')}.`,
      'See them with: clinic content check',
    )
  const checked = counted(files, 'file')
  return good(warnings === 0 ? `${checked} without errors.` : `${checked}, ${counted(warnings, 'warning')}.`)
}
