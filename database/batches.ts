import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'

const batchSize = 500

/** A query made with knex or an Objection model. */
interface Rows<Row> extends PromiseLike<Row[]> {
  clone(): Rows<Row>
  where(column: string, operator: string, value: unknown): Rows<Row>
  orderBy(column: string): Rows<Row>
  limit(count: number): Rows<Row>
}

/** The rows of a query in the order of a key, fetched in batches: any number takes little memory and holds up nobody. */
export async function* eachBatch<Row extends object>(
  db: Knex,
  query: Rows<Row>,
  key: string & keyof Row,
  size = batchSize,
): AsyncGenerator<Row[]> {
  const first = query.orderBy(key).limit(size)
  let rows = await guarded(db, () => first.clone())
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)?.[key]
    rows = rows.length < size ? [] : await guarded(db, () => first.clone().where(key, '>', last))
  }
}

/** A list in parts: SQLite takes at most 32,766 values in one statement. */
export function inParts<Item>(items: readonly Item[], size = batchSize): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
