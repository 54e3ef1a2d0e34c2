import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { eachBatch } from '../batches.ts'
import { oneView } from '../connection.ts'
import { connectionInfo } from '../connection-info.ts'
import { guarded, guardedOnce } from '../database-errors.ts'
import { countAllRows, tableNames } from '../tables.ts'

export interface CopiedTable {
  table: string
  rows: number
  /** Of the content of every row. */
  digest: string
}

/** The copy differs from its source; nothing of it was kept. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers'
}

type Row = Record<string, unknown>

type OnTableProgress = (progress: { step: string; done: number; total: number }) => void

/** The names of tables that hold rows. */
export async function filledTables(db: Knex): Promise<string[]> {
  const rows = await guarded(db, () => countAllRows(db))
  return Object.keys(rows).filter((table) => rows[table])
}

/**
 * Copies every row into a database of the same version that has no rows, all or nothing, and compares the number and content
 * of the rows on both sides before the copy is committed.
 */
export function copyRows(
  from: Knex,
  to: Knex,
  onProgress: OnTableProgress = () => {},
): Promise<CopiedTable[]> {
  const isPostgres = connectionInfo(from).dialect === 'postgres'
  const copyWithin = (source: Knex) =>
    guardedOnce(to, () =>
      to.transaction(async (target) => {
        const copied = await copyAll(source, target, onProgress)
        // On PostgreSQL nothing keeps a server from starting meanwhile; a SQLite file has a lock for that.
        if (isPostgres) await requireUnchanged(from, copied)
        return copied
      }),
    )
  return guardedOnce(from, () => from.transaction(copyWithin, oneView))
}

/** @throws CopyDiffers when a row has changed since the copy began */
async function requireUnchanged(from: Knex, copied: readonly CopiedTable[]): Promise<void> {
  for (const { table, digest } of copied)
    if ((await digestOf(from, table)).value !== digest)
      throw new CopyDiffers(
        `${table} has changed while it was copied. Stop the servers and the desk, then try again.`,
      )
}

async function digestOf(db: Knex, table: string): Promise<Digest> {
  const digest = new Digest()
  for await (const rows of pages(db, table)) digest.add(rows)
  return digest
}

async function copyAll(source: Knex, target: Knex, onProgress: OnTableProgress): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = []
  const totals = await countAllRows(source)
  for (const table of await tableNames(source)) {
    const sourceDigest = new Digest()
    for await (const rows of pages(source, table)) {
      sourceDigest.add(rows)
      await target(table).insert(rows)
      onProgress({ step: table, done: sourceDigest.count, total: totals[table] ?? 0 })
    }
    const targetDigest = await digestOf(target, table)
    if (targetDigest.value !== sourceDigest.value || sourceDigest.count !== totals[table])
      throw new CopyDiffers(`The rows of ${table} are not the same on both sides.`)
    await advanceSequence(target, table)
    copied.push({ table, rows: sourceDigest.count, digest: targetDigest.value })
  }
  return copied
}

/** Rows by their first column, which is every table's primary key. */
async function* pages(db: Knex, table: string): AsyncGenerator<Row[]> {
  const [key = ''] = Object.keys(await db(table).columnInfo())
  yield* eachBatch(db, db<Row>(table), key)
}

/** Inserting rows with their ids does not advance PostgreSQL's sequence by itself. */
async function advanceSequence(db: Knex, table: string): Promise<void> {
  if (connectionInfo(db).dialect !== 'postgres' || !(await db.schema.hasColumn(table, 'id'))) return
  await db.raw('select setval(pg_get_serial_sequence(?, ?), max(id)) from ?? having max(id) is not null', [
    table,
    'id',
    table,
  ])
}

/** SHA-256 over rows, the same in whatever order they are added: databases sort texts in their own ways. */
class Digest {
  readonly #rows: string[] = []

  add(rows: readonly Row[]): void {
    for (const row of rows) this.#rows.push(createHash('sha256').update(canonical(row)).digest('base64'))
  }

  get count(): number {
    return this.#rows.length
  }

  get value(): string {
    return createHash('sha256').update(this.#rows.toSorted().join('')).digest('hex')
  }
}

/** A row as text that is the same for both databases: SQLite stores true as 1. */
function canonical(row: Row): string {
  const names = Object.keys(row).sort()
  return JSON.stringify(
    names.map((name) => [name, typeof row[name] === 'boolean' ? Number(row[name]) : row[name]]),
  )
}
