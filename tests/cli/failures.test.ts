import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockForServer } from '../../database/connection.ts'
import { runWithin, useClinic } from './clinic-fixture.ts'

describe('the command line', () => {
  const clinic = useClinic()

  it('says what is wrong with a command line', async () => {
    const wrong: [string[], string][] = [
      [['enquiries', 'lst'], '(Did you mean list?)'],
      [['enquires'], '(Did you mean enquiries?)'],
      [['undo'], '(Did you mean clinic enquiries undo?)'],
      [['export'], '(Did you mean clinic enquiries export or clinic privacy export?)'],
      [['enquiries', 'contacted', 'ENQ-2222-2222'], '(Did you mean clinic enquiries set-status contacted?)'],
      [['enquiries', 'note', 'prefers x', 'ENQ-2222-2222'], 'Write the reference first, then the note.'],
      [['enquiries', 'set-status', 'ENQ-2222-2222', 'closed'], 'The status comes first'],
      [['enquiries', 'correct', 'closed', 'ENQ-2222-2222'], 'The reference comes first'],
      [
        ['enquiries', 'ring-back', 'tomorrow', 'ENQ-2222-2222'],
        'The reference comes first, like ENQ-7F3K-9QW2, then the time.',
      ],
      [
        ['enquiries', 'edit', '--phone', 'ENQ-2222-2222'],
        '<reference> is missing. Write: clinic enquiries edit <reference> [options]\n',
      ],
      [
        ['enquiries', 'note', 'ENQ-2222-2222', 'Rang', 'twice'],
        'need quotes. Write: clinic enquiries note <reference> [text] [options]\n',
      ],
      [
        ['enquiries', 'note', 'ENQ-2222-2222', 'Rang', '\u2013', 'no', 'answer'],
        'words; those that belong together',
      ],
      [['whoami', '--set', 'Mary', 'Jones'], 'need quotes. Write: clinic whoami [options]\n'],
      [
        ['enquiries', 'list', '\u2014waiting'],
        'an option begins with two hyphens. Write: clinic enquiries list',
      ],
      [['enquiries', 'list', 'Clarke'], 'too many words. Write: clinic enquiries list [options]\n'],
      [['enquiries', 'correct', 'ENQ-2222-2222', 'ENQ-2222-2223'], 'The statuses are new,'],
      [['enquiries', 'list', '--status', 'ENQ-2222-2222'], 'The statuses are new,'],
      [['enquiries', 'set-status', 'closed', 'new'], '"new" is not a whole reference.'],
      [['enquiries', 'note', 'closed', 'Rang'], '"closed" is not a whole reference.'],
      [['enquiries', 'export', '--format', 'xlsx', '--output', 'a.csv'], 'Give it the ending .xlsx'],
      [['enquiries', 'export', '--format', 'csv', '--output', 'a.json'], 'Give it the ending .csv'],
      [['privacy', 'erase'], 'Say whom you mean: --email or --reference.'],
      [['enquiries', 'list', '--staus', 'new'], '(Did you mean --status?)'],
      [
        ['enquiries', 'list', '--status', 'new,open'],
        '--status cannot be "new,open". The statuses are new, contacted, booked, closed, spam.',
      ],
      [['enquiries', 'list', '--reason', 'botox'], 'The reasons are consultation,'],
      [['enquiries', 'list', '--since'], 'A value is missing: --since <time>.'],
      [['enquiries', 'list', '--since', 'tomorrow'], 'Write a day like 2026-11-20'],
      [['enquiries', 'list', '--search', 'word '.repeat(1000)], 'A search has at most 200 characters.'],
      [['enquiries', 'list', '--since', 'today', '--until', 'yesterday'], '--until is before --since'],
      [['enquiries', 'list', '--limit', '0'], 'Write a whole number from 1 to 999999.'],
      [['enquiries', 'list', '--json', 'name,pin'], '--json cannot be "pin". The fields are reference,'],
      [
        ['enquiries', 'set-status', 'contactd', 'ENQ-2222-2222'],
        '"contactd" cannot be used here. The status comes first, then the references. The statuses are new, contacted, booked, closed, spam.',
      ],
      ...[
        ['note', '5754', 'Rang'],
        ['set-status', 'closed', '5754'],
        ['ring-back', '5754', 'tomorrow'],
      ].map((args): [string[], string] => [
        ['enquiries', ...args],
        '"5754" is not a whole reference. Write all of it, like ENQ-7F3K-9QW2',
      ]),
      [
        ['enquiries', 'export'],
        '--format <format> is missing. Write: clinic enquiries export --format <format> [options]\n',
      ],
      [['db', 'backup', ''], 'The file or folder to write to has no name.'],
      [['privacy', 'export', '--output', ''], 'The file to write has no name.'],
      [['privacy', 'export', '--output', 'folder/'], 'The file to write has no name.'],
      [['enquiries', 'export', '--format', 'csv', '--output', '-'], 'Name the file to write: "-" does not'],
      [['enquiries', 'export', '--format', 'pdf'], 'Allowed choices are csv, xlsx, json, ndjson.'],
    ]
    for (const [args, words] of wrong) {
      const outcome = await clinic.run(...args)
      expect([args, outcome]).toEqual([
        args,
        { exitCode: 2, stdout: '', stderr: expect.stringContaining(words) },
      ])
    }
  })

  it('names a file that is in the way, and does not report a failure of the program itself', async () => {
    const { directory } = clinic
    const reference = await clinic.receive()
    const folders = join(directory, 'var/backup-folders.json')
    const exported = 'enquiries export --format csv --output'.split(' ')
    for (const text of ['null', '5', '{"/backups":"often"}']) {
      writeFileSync(folders, text)
      expect([text, await clinic.run('db', 'backup')]).toEqual([
        text,
        { exitCode: 2, stdout: '', stderr: expect.stringContaining(`${folders} is not a list of folders`) },
      ])
    }
    writeFileSync(folders, '{}')
    writeFileSync(join(directory, 'var/outbox'), '')
    const found = await clinic.run('privacy', 'find', '--name', 'Alex Example')
    expect(found).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('outbox cannot be read') })
    const checkFolder = (code: string) => `cannot be created (${code}). Check that its directory exists and`
    for (const [output, why] of [
      ['', 'The file to write has no name.'],
      [join(folders, 'x'), checkFolder('ENOTDIR')],
      [join(directory, 'none', 'x'), checkFolder('ENOENT')],
      [join(directory, 'long'.repeat(99)), checkFolder('ENAMETOOLONG')],
    ] as const) {
      const { exitCode, stderr } = await clinic.run(...exported, output)
      expect([output, exitCode, stderr]).toEqual([output, 2, expect.stringContaining(why)])
    }
    rmSync(folders)
    mkdirSync(folders)
    expect(await clinic.run('db', 'backup')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('A folder stands where a file should be'),
    })
    const { stdout } = await clinic.run('enquiries', 'history', reference)
    expect(stdout).not.toContain('exported')
  })

  it('finds by words with a control character between them', async () => {
    const reference = await clinic.receive({ name: 'Ada Example' })
    const { stdout } = await clinic.answer(['ada\0example'], 'enquiries', 'list', '--search')
    expect(stdout).toContain(reference)
  })

  it('reads a status in capitals, and says how a mistyped reference is written', async () => {
    const reference = await clinic.receive()
    expect(await clinic.run('enquiries', 'set-status', 'Contacted', reference)).toMatchObject({ exitCode: 0 })
    expect(await clinic.run('enquiries', 'show', 'ENQ-AWWD-E7Q1')).toEqual({
      exitCode: 3,
      stdout: '',
      stderr:
        'No reference and no name matches "ENQ-AWWD-E7Q1". A reference looks like ENQ-7F3K-9QW2: eight letters and digits, never the letters I or L or the digit 1. Other words are found with: clinic enquiries list --search\n',
    })
    for (const part of [reference.slice(-2), reference.slice(0, 6)])
      expect((await clinic.run('enquiries', 'show', part)).stderr).toContain(
        `matches "${part}". Write at least three characters of a reference. A reference looks`,
      )
  })

  it.each([[['enquiries', 'list']], [[]]])(
    'names a missing database and how to make it: clinic %j',
    async (args) => {
      const missing = join(clinic.directory, 'none.sqlite3')
      const { exitCode, stdout, stderr } = await runWithin(args, { DATABASE_URL: `sqlite:${missing}` })
      expect([exitCode, stdout]).toEqual([5, ''])
      expect(stderr).toBe(
        `There is no database at ${missing}. It is created when the service first starts, or now with "clinic db migrate". If there should be one, check DATABASE_URL and the folder that this runs in.\n`,
      )
    },
  )

  it('reports a missing database before it asks for a name or an address', async () => {
    const missing = { DATABASE_URL: `sqlite:${join(clinic.directory, 'none.sqlite3')}` }
    for (const args of [
      ['privacy', 'find', '--email'],
      ['privacy', 'export', '--email'],
      ['privacy', 'erase', '--email'],
      ['enquiries', 'show'],
      ['enquiries', 'list', '--search'],
      ['enquiries', 'export', '--format', 'json', '--output', 'none.json', '--search'],
    ]) {
      const outcome = await runWithin(args, missing, undefined, { typed: ['alex@client.example'] })
      expect([args, outcome]).toEqual([
        args,
        { exitCode: 5, stdout: '', stderr: expect.stringMatching(/^There is no database at /) },
      ])
    }
  })

  it('reports a wrong option or setting before it asks for what was left out', async () => {
    const reference = await clinic.receive()
    const taken = join(clinic.directory, 'taken')
    for (const ending of ['', '.txt']) writeFileSync(taken + ending, '')
    const tooLong = { DATABASE_URL: clinic.databaseUrl, CLINIC_STAFF: 'E'.repeat(41) }
    const typed = ['alex@client.example']
    for (const [env, args, words] of [
      [{}, ['enquiries', 'export', '--format', 'csv', '--output', taken, '--search'], 'taken exists'],
      [{}, ['privacy', 'export', '--output', taken, '--email'], 'taken.txt exists'],
      [{}, ['enquiries', 'edit', reference, '--name', '--born', 'soon'], 'Enter a real date of birth'],
      [tooLong, ['enquiries', 'list', '--search'], 'CLINIC_STAFF: '],
      [tooLong, ['privacy', 'find', '--email'], 'CLINIC_STAFF: '],
    ] as const) {
      const { exitCode, stderr } = await runWithin([...args], { ...tooLong, CLINIC_STAFF: '', ...env }, '/', {
        typed,
      })
      expect([args, exitCode, stderr]).toEqual([args, 2, expect.stringContaining(words)])
      expect(stderr).not.toMatch(/Search for|Email address|New /)
    }
  })

  it('names a database that is not up to date, and brings it up to date', async () => {
    const empty = { DATABASE_URL: `sqlite:${join(clinic.directory, 'empty.sqlite3')}` }
    writeFileSync(join(clinic.directory, 'empty.sqlite3'), '', { mode: 0o600 })
    expect(await runWithin(['enquiries', 'list'], empty)).toMatchObject({ exitCode: 5 })
    expect(await runWithin(['db', 'status'], empty)).toMatchObject({ exitCode: 1 })
    const endServer = await lockForServer(empty.DATABASE_URL)
    expect(await runWithin(['db', 'migrate'], empty)).toMatchObject({
      exitCode: 5,
      stderr: expect.stringContaining('Stop it first'),
    })
    await endServer()
    expect((await runWithin(['db', 'migrate'], empty)).stdout).toContain('applied 20261120-enquiries\n')
    expect(await runWithin(['db', 'status'], empty)).toMatchObject({ exitCode: 0 })
    expect(await runWithin(['enquiries', 'list'], empty)).toMatchObject({ exitCode: 0 })
  })

  it('names a wrong DATABASE_URL without repeating it', async () => {
    for (const args of [['enquiries', 'list'], ['desk']]) {
      const { exitCode, stderr } = await runWithin(args, { DATABASE_URL: 'mysql://u:secret@host/db' })
      expect([args, exitCode]).toEqual([args, 2])
      expect(stderr).toMatch(/^DATABASE_URL names neither SQLite nor PostgreSQL/)
      expect(stderr).not.toContain('secret')
    }
  })

  it('reports that no answer came from a server that accepts the connection and stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const DATABASE_URL = `postgres://someone@127.0.0.1:${port}/clinic`
    const { exitCode, stderr } = await runWithin(['enquiries', 'list'], { DATABASE_URL })
    silent.close()
    expect(exitCode).toBe(5)
    expect(stderr).toContain('does not answer (no answer)')
  })

  it('names a server that does not answer, without its password', async () => {
    const url = 'postgres://someone:secret@127.0.0.1:1/clinic'
    const { exitCode, stderr } = await runWithin(['enquiries', 'list'], { DATABASE_URL: url })
    expect(exitCode).toBe(5)
    expect(stderr).toMatch(/^The database clinic on 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)/)
    expect(stderr).not.toContain('secret')
  })
})
