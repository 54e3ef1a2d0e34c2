import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { expect } from 'vitest'
import { integrityProblems } from '../../database/database-health.ts'
import { migrationStatus } from '../../database/migrate.ts'
import { programs } from '../support/process-run.ts'

const firstLine = 'migrating'

/** When a writer is killed: `later` milliseconds after it printed `lines` lines, or at once. */
export interface Moment {
  lines: number
  later?: number
}

/** How a writer is started. */
interface WriterOptions {
  env?: Record<string, string>
  /** Run on its connection before it writes. */
  statement?: string
}

/** Runs one writer after another, each killed at its moment; returns the references that they acknowledged. */
export async function killWriters(address: string, moments: Moment[]): Promise<string[]> {
  const acknowledged: string[] = []
  for (const moment of moments) acknowledged.push(...(await writeUntilKilled(address, moment)))
  return acknowledged
}

/** Asserts that a database is migrated and sound, and holds everything acknowledged once. */
export async function expectNothingLost(db: Knex, acknowledged: string[]): Promise<void> {
  expect((await migrationStatus(db)).pending).toEqual([])
  expect(await integrityProblems(db)).toEqual([])
  const stored = new Set(await db('enquiries').pluck('reference'))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([])
  // In one query: PostgreSQL may still commit what the last writer had asked for.
  const counts = await db
    .select(
      db('enquiries').count('*').as('enquiries'),
      db('idempotency_keys').count('*').as('keys'),
      db('enquiry_events').where({ action: 'received' }).count('*').as('received'),
    )
    .first()
  expect(counts).toEqual({ enquiries: counts.enquiries, keys: counts.enquiries, received: counts.enquiries })
}

/** Runs a writer until it is killed; returns the references that it acknowledged. */
export async function writeUntilKilled(
  address: string,
  { lines, later }: Moment,
  { env = {}, statement }: WriterOptions = {},
): Promise<string[]> {
  const args = statement ? [address, statement] : [address]
  const writer = spawn(process.execPath, [programs.writer, ...args], { env: { ...process.env, ...env } })
  let printed = ''
  writer.stdout.on('data', (chunk) => {
    printed += chunk
    if (printed.split('\n').length <= lines) return
    if (later === undefined) writer.kill('SIGKILL')
    else setTimeout(() => writer.kill('SIGKILL'), later)
  })
  const ended = once(writer, 'close')
  expect(await text(writer.stderr)).toBe('')
  await ended
  return printed
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== firstLine)
}
