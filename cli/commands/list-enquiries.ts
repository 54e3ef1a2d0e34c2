import type { Command } from 'commander'
import { counted, withCommas } from '../../schemas/counted.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import type { EnquiryPage } from '../../schemas/stored-enquiry.ts'
import { jsonFields } from '../../staff/exports/export-format.ts'
import { countingRows } from '../../staff/progress.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { aheadText, enquiryTable } from '../enquiry-table.ts'
import { addFilterOptions, type FilterOptions, readFilter } from '../filter-options.ts'
import { holdsPersonalData, type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { adviseOutput } from '../output.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { wholeNumber } from '../whole-number.ts'
import { withDatabase } from '../with-database.ts'

type ListOptions = FilterOptions & JsonOption & PagerOption & { limit: number; page: number }

export function addListCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  addFilterOptions(enquiries.command('list'), context.clock)
    .description('list enquiries: who waits longest, then the newest; those to ring back by their time')
    .option('--limit <number>', 'how many to show at most', wholeNumber, 25)
    .option('--page <number>', 'which page to show: 2, 3 ...', wholeNumber, 1)
    .addOption(pagerOption())
    .addOption(jsonOption(jsonFields))
    .action((options: ListOptions) => finish(list(options, context)))
}

async function list(options: ListOptions, context: CommandContext): Promise<ExitCode> {
  const stamp = await auditStamp(context, { optional: true })
  return withDatabase(context, async (db) => {
    const filter = await readFilter(options, context)
    const { recordReading } = await import('../../database/enquiries/enquiry-event.ts')
    const { eachListed, listEnquiries } = await import('../../staff/enquiries/enquiry-list.ts')
    const { limit, page, json } = options
    const now = context.clock()
    const place = { limit, offset: (page - 1) * limit }
    const isRingBacks = options.ringBacks !== undefined
    const order = isRingBacks ? 'ringBack' : 'waiting'
    const result = await listEnquiries(db, filter, { now, order, ...place, ...(json && { limit: 0 }) })
    const { enquiries, total, isMore } = result
    const onPage = isMore ? limit : Math.max(0, Math.min(limit, total - place.offset))
    if (holdsPersonalData(json)) {
      adviseOutput(context)
      await recordReading(db, json ? onPage : enquiries.length, stamp)
    }
    let shown = enquiries.length
    if (json) {
      const listed = countingRows(eachListed(db, filter, { ...place, order }), onPage)
      await printJsonRows(context.stdout, listed.rows, json, jsonFields)
      shown = listed.count()
    } else if (shown > 0) {
      await printLong(
        enquiryTable(enquiries, now, context, isRingBacks ? 'ring back' : undefined),
        context,
        options,
      )
    }
    context.stderr.write(summary(result, shown, options))
    return exitCodes.done
  })
}

function summary(
  { total, isMore, restricted, ahead }: EnquiryPage,
  shown: number,
  { limit, page }: ListOptions,
): string {
  const lines = [`${totalText(total, isMore)}.`]
  const before = (page - 1) * limit
  const left = Math.max(0, total - before - shown)
  if (shown === limit && (left > 0 || isMore)) {
    const more = isMore
      ? `more with --page ${page + 1}`
      : `${withCommas(left)} more with --page ${page + 1}, or all with --limit ${total}`
    lines[0] = `${totalText(total, isMore)}, ${withCommas(before + 1)} to ${withCommas(before + shown)} shown; ${more}.`
  } else if (shown === 0 && total > 0) {
    lines.push(`Page ${page} is empty${isMore ? '' : `: the last page is ${Math.ceil(total / limit)}`}.`)
  }
  if (ahead > 0) lines.push(aheadText(ahead))
  if (restricted > 0)
    lines.push(
      `${counted(restricted, 'more is', 'more are')} restricted and not listed: see them with --restricted.`,
    )
  return lines.map((line) => `${line}\n`).join('')
}

function totalText(total: number, isMore: boolean): string {
  if (total === 0) return 'No enquiries'
  return `${isMore ? 'More than ' : ''}${counted(total, 'enquiry', 'enquiries')}`
}
