import { Option } from 'commander'
import { Refusal } from '../staff/refusal.ts'
import type { TextSink } from './command-context.ts'
import { printParts } from './output.ts'

/** True for `--json` alone; with fields, their names separated by commas. */
export interface JsonOption {
  json?: boolean | string | undefined
}

/**
 * Refuses an unknown field before the command has done anything.
 *
 * @param example some of the command's own fields, for help
 */
export const jsonOption = (fields: readonly string[], example = 'reference,status') =>
  new Option('--json [fields]', `print JSON; name fields to get only those, such as ${example}`).argParser(
    (text: string) => {
      const unknown = namesIn(text).filter((name) => !fields.includes(name))
      if (unknown.length === 0) return text
      throw new Refusal(
        'usage',
        `--json cannot be "${unknown.join(', ')}". The fields are ${fields.join(', ')}.`,
      )
    },
  )

const namesIn = (json: string) => json.split(',').map((name) => name.trim())

/** Prints rows as JSON, with the fields asked for or all of them. */
export async function printJsonRows<Row extends object>(
  stdout: TextSink,
  rows: AsyncIterable<Row> | Iterable<Row>,
  json: boolean | string,
  fields: readonly (keyof Row & string)[],
): Promise<void> {
  const wanted = typeof json === 'string' ? fields.filter((name) => namesIn(json).includes(name)) : fields
  const { jsonText } = await import('../staff/exports/json.ts')
  await printParts(stdout, jsonText(rows, wanted))
}

/** Whether what is printed holds personal data: a table does, and JSON unless only harmless fields are asked for. */
export function holdsPersonalData(json: boolean | string | undefined): boolean {
  const harmless = ['reference', 'createdAt', 'status', 'suspicious', 'ringBackAt', 'restricted']
  return typeof json !== 'string' || namesIn(json).some((name) => !harmless.includes(name))
}
