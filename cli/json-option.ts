import { Option } from 'commander'
import { Refusal } from '../staff/refusal.ts'
import type { TextSink } from './command-context.ts'
import { printParts } from './output.ts'

/** True for `--json` alone; with fields, their names separated by commas. */
export interface JsonOption {
  json?: boolean | string | undefined
}

/** @param example some of the command's own fields, for help */
export const jsonOption = (example = 'reference,status') =>
  new Option('--json [fields]', `print JSON; name fields to get only those, such as ${example}`)

/**
 * Prints rows as JSON, with the fields asked for or all of them.
 *
 * @throws Refusal for a field that is not one of `fields`
 */
export async function printJsonRows<Row extends object>(
  stdout: TextSink,
  rows: AsyncIterable<Row> | Iterable<Row>,
  json: boolean | string,
  fields: readonly (keyof Row & string)[],
): Promise<void> {
  const wanted = chosenFields(json, fields)
  const { jsonText } = await import('../staff/exports/json.ts')
  await printParts(stdout, jsonText(rows, wanted))
}

/** Whether what is printed holds personal data: a table does, and JSON unless only harmless fields are asked for. */
export function holdsPersonalData(json: boolean | string | undefined): boolean {
  const harmless = ['reference', 'createdAt', 'status', 'suspicious', 'ringBackAt', 'restricted']
  return typeof json !== 'string' || json.split(',').some((name) => !harmless.includes(name.trim()))
}

function chosenFields<Field extends string>(
  json: boolean | string,
  fields: readonly Field[],
): readonly Field[] {
  if (typeof json === 'boolean') return fields
  const names = json.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !(fields as readonly string[]).includes(name))
  if (unknown.length > 0) {
    throw new Refusal(
      'usage',
      `--json does not know ${unknown.join(', ')}. The fields are ${fields.join(', ')}.`,
    )
  }
  return fields.filter((field) => names.includes(field))
}
