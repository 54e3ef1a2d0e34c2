import { visibleJson } from '../../schemas/visible-text.ts'

/** Rows as one JSON array, a part for each row as it arrives, so that any number of rows takes little memory. */
export async function* jsonText<Row extends object>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  fields: readonly (keyof Row & string)[],
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + visibleJson([chosen(row, fields)], 2).slice('[\n'.length, -'\n]'.length)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Rows as JSON, one object a line. */
export async function* ndjsonText<Row extends object>(
  rows: AsyncIterable<Row>,
  fields: readonly (keyof Row & string)[],
): AsyncGenerator<string> {
  for await (const row of rows) yield `${visibleJson(chosen(row, fields))}\n`
}

function chosen<Row extends object>(row: Row, fields: readonly (keyof Row & string)[]) {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))
}
