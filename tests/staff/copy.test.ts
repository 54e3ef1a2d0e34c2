import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { filledTables } from '../../database/copies/copy-database.ts'
import { expectedTables, tableNames } from '../../database/tables.ts'
import { useDatabase } from '../../database/use-database.ts'
import { now, runProcess, runWithin, useClinic } from '../cli/clinic-fixture.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { lacksPostgres, newPostgresDatabase } from '../support/process-run.ts'

describe.skipIf(lacksPostgres)('a database', () => {
  const clinic = useClinic()

  const run = (databaseUrl: string, ...args: string[]) =>
    runWithin(args, { DATABASE_URL: databaseUrl }, clinic.directory)
  /** A process of its own, because the folder it starts in keeps the list of what was erased. */
  const copy = (from: string, to: string, ...more: string[]) =>
    runProcess(['db', 'copy', '--to', to, ...more], { DATABASE_URL: from }, { cwd: clinic.directory })
  const contents = (databaseUrl: string) =>
    useDatabase(databaseUrl, {}, async (db) => {
      const rows: Record<string, unknown> = {}
      for (const table of expectedTables) rows[table] = await plainRows(db, table)
      return rows
    })

  it('is copied to PostgreSQL and back without a difference, and ids continue', async () => {
    const first = await clinic.receive({ message: 'é ’\n漢字 🌿' })
    await clinic.receive({ message: undefined })
    await clinic.run('enquiries', 'set-status', 'contacted', first, '--note', 'Rang')
    await clinic.run('enquiries', 'ring-back', first, 'today 17:00')
    const erased = await clinic.receive()
    await clinic.run('privacy', 'erase', '--reference', erased, '--confirm', erased)
    await clinic.withDatabase(async (db) => {
      await db('idempotency_keys').insert({ key: 'a key', digest: 'x', reference: first })
      await db('rate_limits').insert({ key: 'an address', hits: 1, expires_at: now.toISOString() })
      await db('users').insert({ username: 'mary', password: 'x' })
      const client = { first_name: 'Alex', last_name: 'Example', email: 'alex@client.example', phone: '1' }
      await db('appointments').insert({ ...client, created_at: now.toISOString() })
    })
    expect(Object.values(await contents(clinic.databaseUrl))).not.toContainEqual([])
    const backup = join(clinic.directory, 'b.sqlite3')
    await clinic.run('db', 'backup', backup)
    const postgres = await newPostgresDatabase()
    const moved = await copy(clinic.databaseUrl, postgres)
    expect(moved).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^TABLE +ROWS\nenquiries +2\nenquiry_events +6\n/),
    })
    expect(await contents(postgres)).toEqual(await contents(clinic.databaseUrl))
    expect((await run(postgres, 'enquiries', 'note', first, 'Rang again')).exitCode).toBe(0)
    const back = `sqlite:${join(clinic.directory, 'back', 'clinic.sqlite3')}`
    const returned = await copy(postgres, back, '--json')
    expect(JSON.parse(returned.stdout)).toContainEqual({ table: 'enquiries', rows: 2 })
    expect(await contents(back)).toEqual(await contents(postgres))
    const found = await run(back, 'privacy', 'find', '--email', enquiryExample.email)
    expect(found.stderr).toContain(`${backup} may hold this data`)
    const again = await copy(clinic.databaseUrl, back)
    expect(again).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('holds rows already, in enquiries'),
    })
  })

  it('is not copied into a database in use, which stays as it is', async () => {
    const other = `sqlite:${join(clinic.directory, 'other.sqlite3')}`
    await useDatabase(other, {}, (db) => db.raw('create table orders as select 1 as id'))
    expect(await copy(clinic.databaseUrl, other)).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('holds rows already, in orders'),
    })
    expect(await useDatabase(other, {}, tableNames)).toEqual(['orders'])
  })

  it('is not copied where the list of what was erased cannot be kept', async () => {
    const erased = await clinic.receive()
    await clinic.run('privacy', 'erase', '--reference', erased, '--confirm', erased)
    const other = `sqlite:${join(clinic.directory, 'other', 'clinic.sqlite3')}`
    const list = join(clinic.directory, 'other', 'erased-references.txt')
    mkdirSync(list, { recursive: true })
    expect(await copy(clinic.databaseUrl, other)).toMatchObject({ exitCode: 2, stdout: '' })
    expect(await useDatabase(other, {}, filledTables)).toEqual([])
  })

  it('is not copied to an address that is wrong, which the refusal names', async () => {
    const none = (await newPostgresDatabase()).replace(/\w+$/, 'none')
    const refusals: [to: string, exitCode: number, words: RegExp][] = [
      ['clinic.sqlite3', 2, /^The other address names neither SQLite nor PostgreSQL: /],
      ['sqlite:', 2, /^The other address names no file after "sqlite:": /],
      [none, 5, /^There is no database none on .* Make an empty one, /],
      ['postgres://127.0.0.1:1/clinic', 5, /does not answer \(ECONNREFUSED\)[^_]*$/],
    ]
    for (const [to, exitCode, words] of refusals)
      expect(await run(clinic.databaseUrl, 'db', 'copy', '--to', to)).toEqual({
        exitCode,
        stdout: '',
        stderr: expect.stringMatching(words),
      })
  })
})

async function plainRows(db: Knex, table: string): Promise<unknown[]> {
  const rows: Record<string, unknown>[] = await db(table).select()
  return rows
    .map((row) => JSON.stringify(row, (_, value) => (typeof value === 'boolean' ? Number(value) : value)))
    .sort()
}
