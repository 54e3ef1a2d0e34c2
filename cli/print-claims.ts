import { checkContent } from '../catalogue/check.ts'
import { fileName, formatPlace } from '../catalogue/finding.ts'
import { grouped } from '../catalogue/grouped.ts'
import { type Statement, statementsOf } from '../catalogue/statements.ts'
import { type ExitCode, exitCodes } from '../schemas/exit-codes.ts'
import { nearest } from '../schemas/nearest.ts'
import { visibleText } from '../schemas/visible-text.ts'
import { claimFields } from './claim-fields.ts'
import type { CommandContext } from './command-context.ts'
import { type JsonOption, printJsonRows } from './json-option.ts'
import { type PagerOption, printLong } from './print-long.ts'

interface ClaimsOptions extends JsonOption, PagerOption {
  /** A treatment's slug or `clinic`; everything when absent. */
  subject: string | undefined
}

/** Prints every stated fact and every mark. */
export async function printClaims(
  { subject, json, pager }: ClaimsOptions,
  context: Pick<CommandContext, 'root' | 'stdout' | 'stderr' | 'terminal'>,
): Promise<ExitCode> {
  const { root, stdout, stderr } = context
  const { content } = await checkContent({ root })
  if (!content) {
    stderr.write('Facts are listed once every file can be read. Run content check.\n')
    return exitCodes.no
  }
  const statements = grouped(statementsOf(content), (statement) => statement.subject)
  const wanted = [...statements].filter(([name]) => subject === undefined || name === subject)
  if (wanted.length === 0) {
    const near = nearest(String(subject), statements.keys())
    const hint = near ? `Did you mean "${near}"?` : `Subjects: ${[...statements.keys()].join(', ')}.`
    stderr.write(`${visibleText(`Nothing is stated about "${subject}". ${hint}`)}\n`)
    return exitCodes.notFound
  }
  if (json) {
    const rows = wanted.flatMap(([, own]) => own).map(({ place, ...fact }) => ({ ...fact, ...place }))
    await printJsonRows(stdout, rows, json, claimFields)
    return exitCodes.done
  }
  const marks = content.files
    .filter(({ file }) => subject === undefined || fileName(file) === subject)
    .flatMap((file) => file.marks.map(({ text, place }) => `${text}  (${formatPlace(place)})`))
  const blocks = wanted.map(([name, own]) => [name, ...factLines(own)])
  if (marks.length > 0) blocks.push(['Marked as about something else', ...marks])
  const print = ([name = '', ...lines]: string[]) =>
    [name, ...lines.map((line) => `  ${visibleText(line)}`), ''].join('\n')
  await printLong(blocks.map(print).join('\n'), context, { pager })
  return exitCodes.done
}

/** `price: from £250  (content/treatments/profhilo.mdx:9:11)`, a line for each value of a fact. */
function factLines(statements: readonly Statement[]): string[] {
  const facts = grouped(statements, ({ property, value }) => `${property}: ${value}`)
  const places = (same: readonly Statement[]) => same.map(({ place }) => formatPlace(place)).join(', ')
  return [...facts].map(([fact, same]) => `${fact}  (${places(same)})`)
}
