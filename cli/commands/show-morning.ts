import type { Command } from 'commander'
import { counted, withCommas } from '../../schemas/counted.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { ukHour, ukTime } from '../../schemas/time/london-time.ts'
import { responsePromiseHours } from '../../schemas/time/response-promise.ts'
import { backupsStoppedText, failedMailsText, keptTooLongText, type Today } from '../../schemas/today.ts'
import { visibleJson } from '../../schemas/visible-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { aheadText, enquiryTable, narrow } from '../enquiry-table.ts'
import { adviseOutput } from '../output.ts'
import { type Meaning, painter } from '../paint.ts'
import { wrapped } from '../text-table.ts'
import { contextPlaces, withDatabase } from '../with-database.ts'

/** In a window of fewer rows the first lines would scroll away. */
const fewRows = 30

interface MorningOptions {
  json?: boolean
}

export function addMorningCommand(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('morning')
    .description('say what waits today, and the commands for it; the same as clinic alone')
    .option('--json', 'print JSON: the numbers, and the references of who waits longest')
    .action((options: MorningOptions) => finish(showMorning(options, context)))
}

function showMorning({ json }: MorningOptions, context: CommandContext): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const { columns = narrow, rows = fewRows } = context.terminal ?? {}
    const isSmall = columns < narrow || rows < fewRows
    const { morning } = await import('../../staff/morning.ts')
    const where = { root: context.root, places: contextPlaces(context) }
    const found = await morning(db, where, context.clock(), isSmall ? 3 : 5)
    if (!json) adviseOutput(context)
    context.stdout.write(json ? morningJson(found) : morningText(found, context))
    return exitCodes.done
  })
}

function morningJson(found: Today): string {
  const references = (enquiries: readonly StoredEnquiry[]) => enquiries.map(({ reference }) => reference)
  const { longest, ringBack } = found
  return `${visibleJson({ ...found, longest: references(longest), ringBack: references(ringBack) }, 2)}\n`
}

function morningText(found: Today, context: CommandContext): string {
  const now = context.clock()
  const paint = painter(context.colour)
  const columns = context.terminal?.columns ?? 80
  const remarkLines = ({ text, meaning, command }: Remark) => {
    const lines = wrapped(text, columns).map((line) => paint(meaning, line))
    if (!command) return lines
    const isShort = lines.length === 1 && text.length + command.length + 8 <= columns
    return isShort ? [`${lines[0]} clinic ${command}`] : [...lines, `  clinic ${command}`]
  }
  const table = (enquiries: readonly StoredEnquiry[], purpose?: 'ring back') =>
    enquiryTable(enquiries, now, context, purpose).trimEnd().split('\n')
  const more = (all: number, shown: number, command: string) =>
    all > shown ? remarkLines({ text: `and ${withCommas(all - shown)} more:`, command }) : []
  const greeting = remarkLines({ text: `Good ${partOfDay(now)}. It is ${ukTime(now)}.`, meaning: 'heading' })
  const lines = [...greeting, '', ...remarkLines(waitingRemark(found))]
  if (found.longest.length > 0) lines.push('', ...table(found.longest))
  lines.push(...more(found.waiting, found.longest.length, 'enquiries list --waiting'))
  if (found.ringBacks > 0) {
    lines.push(
      '',
      ...remarkLines({ text: `${withCommas(found.ringBacks)} to ring back today:`, meaning: 'waiting' }),
      '',
    )
    lines.push(...table(found.ringBack, 'ring back'))
    lines.push(...more(found.ringBacks, found.ringBack.length, 'enquiries list --ring-backs'))
  }
  const remarks = remarksOn(found)
  if (remarks.length > 0) lines.push('', ...remarks.flatMap(remarkLines))
  lines.push('', paint('heading', 'Next'), ...nextCommands(found).map((command) => `  clinic ${command}`))
  return lines.map((line) => `${line}\n`).join('')
}

interface Remark {
  text: string
  meaning?: Meaning
  /** The command that shows more. */
  command?: string
}

function partOfDay(now: Date): string {
  const hour = ukHour(now)
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

function waitingRemark({ waiting, overdue }: Today): Remark {
  if (waiting === 0) return { text: 'Nobody is waiting for an answer.', meaning: 'well' }
  const late = overdue === 0 ? 'none' : withCommas(overdue)
  return {
    text: `${counted(waiting, 'enquiry is', 'enquiries are')} waiting for an answer, ${late} longer than the promised ${responsePromiseHours} hours.`,
    meaning: overdue === 0 ? 'waiting' : 'late',
  }
}

function remarksOn(found: Today): Remark[] {
  const { failedMails, backupsStopped, keptTooLong, spam, restricted, ahead } = found
  const remarks: Remark[] = []
  if (ahead > 0) remarks.push({ text: aheadText(ahead), meaning: 'late' })
  if (failedMails > 0) {
    const text = `${failedMailsText(failedMails)}. See why:`
    remarks.push({ text, meaning: 'late', command: 'notifications list' })
  }
  if (backupsStopped) {
    const text = `${backupsStoppedText}. See why:`
    remarks.push({ text, meaning: 'late', command: 'doctor' })
  }
  if (keptTooLong > 0) {
    const text = `${keptTooLongText(keptTooLong)}. See which:`
    remarks.push({ text, meaning: 'late', command: 'privacy purge --dry-run' })
  }
  if (spam > 0) {
    const text = `${counted(spam, 'enquiry', 'enquiries')} went to spam since yesterday. Is any of it genuine?`
    remarks.push({ text, meaning: 'waiting', command: 'enquiries list --status spam' })
  }
  if (restricted > 0) {
    const text = `${counted(restricted, 'enquiry is', 'enquiries are')} restricted:`
    remarks.push({ text, meaning: 'quiet', command: 'enquiries list --restricted' })
  }
  return remarks
}

/** The four most useful commands; the remarks give those for mails and spam. */
function nextCommands({ longest, ringBack }: Today): string[] {
  const first = longest[0]?.reference
  const later = ringBack[0]?.reference
  const commands = [
    ...(first ? [`enquiries show ${first}`, `enquiries set-status contacted ${first}`] : []),
    ...(later && later !== first ? [`enquiries show ${later}`] : []),
    ...(first ? [`enquiries ring-back ${first} tomorrow`] : []),
    'enquiries list',
    'enquiries list --search',
    'enquiries stats --since "last week"',
    'doctor',
  ]
  return commands.slice(0, 4)
}
