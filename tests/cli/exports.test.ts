import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { storeMany } from '../support/many-enquiries.ts'
import { lacksPostgres, newMigratedPostgres } from '../support/process-run.ts'
import { now, runWithin, useClinic } from './clinic-fixture.ts'

describe('exports', () => {
  const clinic = useClinic()
  const inside = (name: string) => join(clinic.directory, name)

  it('write a workbook with real dates, text that stays text, and notes on a sheet of their own', async () => {
    const reference = await clinic.receive({
      message: '=HYPERLINK("http://x")\nsecond line _x0041_',
      phone: '07700900123',
    })
    await clinic.run('enquiries', 'note', reference, '＝1+1')
    await clinic.run('enquiries', 'note', reference, 'Of another person')
    await clinic.run('enquiries', 'undo')
    const file = inside('enquiries.xlsx')
    const { exitCode, stderr } = await clinic.run('enquiries', 'export', '--format', 'xlsx', '--output', file)
    expect([exitCode, stderr]).toEqual([0, `1 enquiry exported to ${file}.\n`])
    const part = (name: string) => execFileSync('unzip', ['-p', file, name], { encoding: 'utf8' })
    expect(part('xl/workbook.xml')).toMatch(/name="Enquiries".*name="Notes"/)
    const [enquiries, notes] = [part('xl/worksheets/sheet1.xml'), part('xl/worksheets/sheet2.xml')]
    expect(cells(enquiries, 2)).toEqual([
      { type: 'str', value: reference },
      // 14:00 on 20 November 2026, and 27 March 1985, in days since 1900.
      { type: 'n', value: '46346.58333333333' },
      { type: 'str', value: 'new' },
      { type: 'str', value: 'Alex Example' },
      { type: 'n', value: '31133' },
      { type: 'str', value: 'alex@client.example' },
      { type: 'str', value: '07700900123' },
      { type: 'str', value: 'Free Consultation' },
      { type: 'str', value: '=HYPERLINK(&quot;http://x&quot;)\nsecond line _x005F_x0041_' },
      { type: 'str', value: '' },
    ])
    expect(cells(notes, 2).map(({ value }) => value)).toEqual([reference, '46346.625', 'reception', '＝1+1'])
    for (const sheet of [enquiries, notes]) {
      expect(sheet).not.toContain('<f>')
      expect(sheet).toMatch(/<pane ySplit="1"[^>]*state="frozen"/)
      expect(sheet).toMatch(/<autoFilter ref="A1:[JD]2"\/>/)
    }
    const styles = [
      ...(part('xl/styles.xml')
        .split('<cellXfs')[1]
        ?.matchAll(/<xf numFmtId="(\d+)"/g) ?? []),
    ]
    const formatOf = (cell: string) =>
      styles[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(enquiries)?.[1])]?.[1]
    // 49 is text: a phone number keeps its 0 even when somebody edits its cell.
    expect(['D2', 'G2', 'I2'].map(formatOf)).toEqual(['49', '49', '49'])
    expect((await clinic.run('enquiries', 'export', '--format', 'xlsx')).exitCode).toBe(2)
    await clinic.withDatabase((db) => db('enquiries').update({ created_at: 'at noon' }))
    const cut = ['--format', 'xlsx', '--output', inside('cut.xlsx')]
    expect((await clinic.run('enquiries', 'export', ...cut)).exitCode).toBe(70)
  })

  it('have the clinic’s time in summer', async () => {
    await clinic.receive({}, 142 * 24)
    const file = inside('summer.xlsx')
    await clinic.run('enquiries', 'export', '--format', 'xlsx', '--output', file)
    const sheet = execFileSync('unzip', ['-p', file, 'xl/worksheets/sheet1.xml'], { encoding: 'utf8' })
    // 16:00 on 1 July 2026, which is 15:00 in UTC.
    expect(Number(cells(sheet, 2)[1]?.value)).toBeCloseTo(46_204 + 16 / 24)
  })

  it('are private whatever the umask is', async () => {
    await clinic.receive()
    for (const mask of [0o000, 0o077, 0o777]) {
      const before = process.umask(mask)
      const output = inside(`${mask}.csv`)
      const { exitCode } = await clinic
        .run('enquiries', 'export', '--format', 'csv', '--output', output)
        .finally(() => process.umask(before))
      expect([exitCode, (statSync(output).mode & 0o777).toString(8)]).toEqual([0, '600'])
    }
  })

  it('say how to keep a redirected file private', async () => {
    const reference = await clinic.receive({}, 30)
    const env = { DATABASE_URL: clinic.databaseUrl }
    const advised = (args: string[], terminal: object) => runWithin(args, env, clinic.directory, terminal)
    const list = ['enquiries', 'list', '--json']
    const { stderr } = await advised(list, { stdoutIsReadableByOthers: true })
    expect(stderr).toBe(
      'Other users of this machine may read the file that you redirect to. Make it private with chmod 600, and the next one by umask 077 before the command.\n1 enquiry.\n',
    )
    expect((await advised(list, {})).stderr).toBe('1 enquiry.\n')
    const [shown, history] = [`enquiries show ${reference}`, `enquiries history ${reference}`]
    for (const line of ['morning', 'enquiries list', 'enquiries overdue', shown, history]) {
      const told = await advised(line.split(' '), { stdoutIsReadableByOthers: true })
      expect([line, told.stderr]).toEqual([line, expect.stringMatching(/^Other users of this machine/)])
    }
    const harmless = await advised([...list, 'reference'], { stdoutIsReadableByOthers: true })
    expect(harmless.stderr).toBe('1 enquiry.\n')
    const numbers = await advised(['morning', '--json'], { stdoutIsReadableByOthers: true })
    expect(numbers.stderr).toBe('')
    const refused = await advised([...list, 'foo'], { stdoutIsReadableByOthers: true })
    expect(refused.stderr).toMatch(/^--json cannot be "foo"\. The fields are /)
    const exported = await advised(['enquiries', 'export', '--format', 'csv'], {
      stdoutIsReadableByOthers: true,
    })
    expect(exported.stderr).toMatch(/ chmod 600, and name the next one with --output\.\n/)
    const search = ['--format', 'json', '--search', 'word '.repeat(100)]
    const tooLong = await advised(['enquiries', 'export', ...search], { stdoutIsReadableByOthers: true })
    expect(tooLong.stderr).not.toContain('redirect')
  })

  it.for(['the SQLite file', 'PostgreSQL'])(
    'of more than 100 people leave a trace in %s',
    async (which, { skip }) => {
      skip(which === 'PostgreSQL' && lacksPostgres)
      const databaseUrl = which === 'PostgreSQL' ? await newMigratedPostgres() : clinic.databaseUrl
      const run = (...args: string[]) => runWithin(args, { DATABASE_URL: databaseUrl })
      const traces = () =>
        useDatabase(databaseUrl, {}, (db) =>
          db('enquiry_events').whereNull('reference').orderBy('id').select('action', 'actor', 'affected'),
        )
      await useDatabase(databaseUrl, {}, (db) =>
        storeMany(db, 101, {
          before: now,
          change: (number) => ({ dateOfBirth: number === 0 ? '1990-02-01' : '1985-03-27' }),
        }),
      )
      await run('enquiries', 'list', '--json', '--limit', '100')
      await run('enquiries', 'list', '--json', 'reference,status', '--limit', '101')
      expect(await traces()).toEqual([])
      const listed = await run('enquiries', 'list', '--json', '--limit', '101')
      const rows: { email: string; reference: string }[] = JSON.parse(listed.stdout)
      expect(rows.map(({ email }) => email)).toEqual(rows.map((_, index) => `${index}.alex@client.example`))
      await run('enquiries', 'list', '--limit', '101')
      const days = { clock: () => new Date(now.getTime() + 48 * 3_600_000) }
      await runWithin(['enquiries', 'overdue', '--json', 'name'], { DATABASE_URL: databaseUrl }, '.', days)
      expect((await run('enquiries', 'show', 'Alex')).stdout.match(/ENQ-\S+/g)).toHaveLength(25)
      await run('privacy', 'find', '--name', 'Alex')
      expect((await run('privacy', 'export', '--name', 'Alex')).stderr).toContain('may be several people')
      const shown = await run('privacy', 'erase', '--reference', ...rows.map(({ reference }) => reference))
      expect(shown.stderr).toMatch(/Nothing was erased: .*\n$/)
      await run('enquiries', 'export', '--format', 'ndjson')
      const read = { action: 'read', actor: 'reception', affected: 101 }
      expect(await traces()).toEqual([...Array(6).fill(read), { ...read, action: 'exported' }])
    },
  )

  it('have names in the guides that Git ignores', () => {
    const guides = readdirSync('docs').filter((name) => name.endsWith('.md'))
    const named = guides.flatMap((name) => [
      ...readFileSync(join('docs', name), 'utf8').matchAll(
        /--output (?<file>[\w./-]+)|exported to (?<to>\S+)\./g,
      ),
    ])
    const files = named.flatMap(({ groups }) => groups?.file ?? groups?.to ?? [])
    expect(files.length).toBeGreaterThan(1)
    const made = files.flatMap((file) => (file.includes('.') ? [file] : [`${file}.json`, `${file}.txt`]))
    const names = [...new Set([...made, 'access-2026-11-20.json', 'access-2026-11-20.txt'])]
    const ignored = execFileSync('git', ['check-ignore', ...names], { encoding: 'utf8' })
    expect(ignored.trim().split('\n')).toEqual(names)
  })
})

function cells(sheet: string, row: number) {
  const [, xml = ''] = new RegExp(`<row r="${row}"[^>]*>(.*?)</row>`, 's').exec(sheet) ?? []
  return [...xml.matchAll(/<c r="\w+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
    ([, attributes = '', inner = '']) => ({
      type: /t="(\w+)"/.exec(attributes)?.[1] ?? 'n',
      value: /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '',
    }),
  )
}
