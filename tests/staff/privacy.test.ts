import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../database/connection.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { acknowledgementKey, rateLimitHit } from '../../database/rate-limit.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { now, runProcess, runWithin, useClinic } from '../cli/clinic-fixture.ts'
import { enquiryExample } from '../support/enquiry-example.ts'

/** Strings that occur nowhere else, in every field that takes words. */
const canary: Partial<Enquiry> = {
  name: 'Quenby Zyxwvut',
  email: 'quenby.zyxwvut@canary.example',
  phone: '+44 7700 900987',
  dateOfBirth: '1961-12-13',
  message: 'Zanzibar nightjar',
}
const note = 'Xylophone appointment'
const traces = [
  ...['quenby', 'zyxwvut', '900987', '1961-12-13', 'zanzibar', 'nightjar', 'xylophone'],
  ...['xerxes', '496555', 'jacaranda'],
]

describe('what is held on a person', () => {
  const clinic = useClinic()
  let data: string
  let folder: string

  beforeEach(async () => {
    data = join(clinic.directory, 'var')
    folder = join(clinic.directory, 'backups')
    mkdirSync(folder)
  })

  const fill = (count: number) =>
    clinic.withDatabase(async (db) => {
      for (let stored = 0; stored < count; stored += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            storeEnquiry(
              db,
              { ...enquiryExample, message: `${stored + index} ${'words '.repeat(index * 6)}.` },
              { now },
            ),
          ),
        )
      }
    })
  const erase = (...args: string[]) => clinic.run('privacy', 'erase', ...args)
  const canaryWithNote = async () => {
    const mistyped = { email: 'xerxes@canary.example', phone: '01473 496555' }
    const reference = await clinic.receive({ ...canary, ...mistyped })
    await clinic.run('enquiries', 'note', reference, 'Jacaranda')
    await clinic.run('enquiries', 'note', reference, '--correct', note)
    await clinic.run(
      ...['enquiries', 'edit', reference, '--email', canary.email ?? '', '--phone', canary.phone ?? ''],
    )
    return reference
  }

  it('is found however it is spelt, with where it is and who shares an address', async () => {
    const reference = await clinic.receive({ name: 'Renée  O’Hara-Smith', email: 'Renée@Client.example' }, 30)
    const other = await clinic.receive(
      { name: 'Tom Hara', email: 'renée@client.example', phone: '01473 496000' },
      20,
    )
    await clinic.receive()
    await clinic.run('db', 'backup', join(clinic.directory, 'b.sqlite3'))
    await clinic.run('db', 'backup', '--keep', '14')
    for (const args of [
      ['--name', 'o hara smith RENEE'],
      ['--phone', '+44 (0)7700-900123', '--name', 'renee'],
      ['--email', 'RENÉE@client.EXAMPLE', '--phone', '07700900123'],
    ]) {
      const found = await clinic.run('privacy', 'find', '--json', 'reference', ...args)
      expect([args, JSON.parse(found.stdout)]).toEqual([args, [{ reference }]])
    }
    const { exitCode, stdout, stderr } = await clinic.run(
      'privacy',
      'find',
      '--email',
      'renée@client.example',
    )
    expect([exitCode, stderr.includes('May also be from')]).toEqual([0, false])
    expect(stdout.match(/ENQ-\S+/g)).toEqual([reference, other])
    expect(stderr).toContain('Held: 2 enquiries, 2 audit entries, 2 mails.\n')
    expect(stderr).toContain('1 backup may hold this data; the last will be removed by 5 December 2026.\n')
    expect(stderr).toContain(
      'Several people wrote from renée@client.example: Renée  O’Hara-Smith, born 27 March 1985; Tom Hara, born 27 March 1985.',
    )
    const output = join(clinic.directory, 'access')
    const several = ['privacy', 'export', '--email', 'renée@client.example', '--output', output]
    expect(await clinic.run(...several)).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining(
        'the date of birth of one:\n  Renée  O’Hara-Smith, born 27 March 1985\n  Tom Hara,',
      ),
    })
    expect(await clinic.run(...several, '--name', 'Tom Hara', '--born', '27/03/1985')).toMatchObject({
      exitCode: 0,
    })
    expect(readFileSync(`${output}.txt`, 'utf8')).toContain(', kept until somebody deletes it')
    expect(readFileSync(`${output}.txt`, 'utf8')).not.toContain('Renée')
    const born = await clinic.run('privacy', 'find', '--name', 'renee', '--born', '1985-03-28')
    expect(born).toMatchObject({ exitCode: 3, stdout: '' })
    expect(await clinic.run('privacy', 'find')).toMatchObject({ exitCode: 2 })
    const refused = await erase('--email', 'renée@client.example', '--confirm', other)
    expect(refused).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('may be several people') })
  })

  it('is exported as JSON and text, private and audited, with the day to answer by', async () => {
    const reference = await canaryWithNote()
    await clinic.withDatabase((db) => db('notifications').where({ reference }).update({ state: 'skipped' }))
    await clinic.run('enquiries', 'export', '--format', 'csv')
    const output = join(clinic.directory, 'access')
    const { exitCode, stdout, stderr } = await clinic.run(
      ...['privacy', 'export', '--email', canary.email ?? '', '--output', output],
    )
    expect([exitCode, stdout]).toEqual([0, `${output}.json\n${output}.txt\n`])
    expect(stderr).toContain('by 18 December 2026,')
    const held = [...Object.values(canary), note, reference, 'Jacaranda', 'xerxes']
    for (const file of [`${output}.json`, `${output}.txt`]) {
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
      const text = readFileSync(file, 'utf8').replace('13 December 1961', '1961-12-13')
      expect(held.filter((value = '') => !text.includes(value))).toEqual([])
    }
    const text = readFileSync(`${output}.txt`, 'utf8')
    expect(text).toContain('  Date of birth:\n    13 December 1961\n')
    expect(text).toContain(`, by our staff: phone 01473 496555 -> ${canary.phone}\n`)
    expect(text).not.toMatch(/[a-z][A-Z]\w*:|_/)
    expect(text).toContain('  Purpose:\n    to tell the clinic of your enquiry\n')
    expect(text).not.toMatch(/^ {2}(?:Id|Kind|Due at|Give up at|To be sent|Tried until)\b/m)
    expect(JSON.parse(readFileSync(`${output}.json`, 'utf8'))).toMatchObject({
      enquiries: [
        {
          reference,
          whatHappened: [
            { action: 'received', by: 'website' },
            { action: 'noted', note: 'Jacaranda', struck: true },
            { action: 'note corrected', note },
            { action: 'edited', by: 'staff', before: 'xerxes@canary.example', after: canary.email },
            { action: 'edited', before: '01473 496555', after: canary.phone },
            { action: 'exported' },
          ],
        },
      ],
      backups: [],
    })
    const again = await clinic.run(
      ...['privacy', 'export', '--email', canary.email ?? '', '--output', output],
    )
    expect(again).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/exists and is left as it is\. Name a new file\.\n$/),
    })
    const { stdout: history } = await clinic.run('enquiries', 'history', reference)
    expect(history.match(/reception {2}a copy was made for the person concerned/g)).toHaveLength(1)
  })

  it('is erased from every byte of every file, and nothing else is', async () => {
    await fill(300)
    const reference = await canaryWithNote()
    await fill(300)
    await clinic.withDatabase((db) => db('enquiries').where('id', '<', 250).delete())
    await fill(100)
    const mail = join(data, 'outbox', 'thanks.eml')
    mkdirSync(dirname(mail))
    writeFileSync(mail, `To: ${canary.email}\n\nThank you. ${reference}\n`)
    writeFileSync(join(data, 'outbox', 'other.eml'), 'To: alex@client.example\n')
    const leftByKilled = join(data, '.restoring.999999999-abc.partial')
    mkdirSync(leftByKilled)
    writeFileSync(join(leftByKilled, 'clinic.sqlite3'), canary.name ?? '')
    await clinic.run('db', 'backup', join(folder, 'b.sqlite3'))
    const unfinished = join(folder, `.clinic.sqlite3.${process.pid}-1-abc.partial`)
    writeFileSync(unfinished, canary.name ?? '')
    expect(hits(data)).not.toEqual([])
    await clinic.run('enquiries', 'edit', reference, '--email', 'yara@canary.example')
    await clinic.run('enquiries', 'undo')
    for (const address of [canary.email ?? '', 'xerxes@canary.example', 'yara@canary.example'])
      await clinic.withDatabase((db) => rateLimitHit(db, acknowledgementKey(address), 3_600, now))
    const before = await count()
    const { exitCode, stdout } = await erase('--email', canary.email ?? '', '--confirm', reference)
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      erasedAt: now.toISOString(),
      actor: 'reception',
      references: [reference],
      rows: expect.objectContaining({ enquiries: 1, enquiry_notes: 2, enquiry_changes: 3 }),
      mails: 1,
    })
    expect([hits(data), existsSync(unfinished)]).toEqual([[], false])
    expect(await clinic.withDatabase((db) => db('rate_limits'))).toEqual([])
    expect([await count(), existsSync(join(data, 'outbox', 'other.eml'))]).toEqual([before - 1, true])
    const { stdout: history } = await clinic.run('enquiries', 'history', reference)
    expect(history).toMatch(/reception {2}erased\n$/)
  })

  it('is not reported as erased while another program reads the file; the printed command finishes it', async () => {
    const reference = await canaryWithNote()
    const reader = connect(clinic.databaseUrl)
    const reading = await reader.transaction()
    await reading('enquiries').select()
    const { exitCode, stderr } = await erase('--reference', reference, '--confirm', reference)
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('bytes are still in the database file')])
    expect(hits(data)).not.toEqual([])
    const again = await erase('--email', canary.email ?? '', '--confirm', reference)
    expect(again).toMatchObject({ exitCode: 5, stderr: expect.stringContaining('may still stand in') })
    await reading.rollback()
    await reader.destroy()
    const command = /^clinic (.*)$/m.exec(stderr)?.[1] ?? ''
    expect(await clinic.run(...command.split(' '))).toMatchObject({ exitCode: 0 })
    expect(hits(data)).toEqual([])
  })

  it('stays erased when a backup from before is restored, with the replaced database alone', async () => {
    const reference = await canaryWithNote()
    const kept = await clinic.receive()
    await clinic.run('db', 'backup', join(folder, 'b.sqlite3'))
    await erase('--reference', reference, '--confirm', reference)
    for (const list of [data, folder].map((place) => join(place, 'erased-references.txt'))) {
      expect(readFileSync(list, 'utf8')).toContain(reference)
      rmSync(list)
    }
    const restored = await clinic.run('db', 'restore', join(folder, 'b.sqlite3'))
    expect(restored).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/Erased again.*: 1\.\n$/) })
    expect(hits(data)).toEqual([])
    expect((await clinic.run('enquiries', 'show', kept)).exitCode).toBe(0)
    const again = await clinic.run('db', 'backup', '--keep', '7')
    expect(again.stderr).toContain(
      'On 27 November 2026 the last backup that may hold an erased enquiry will be removed, if a backup is taken daily.',
    )
    expect(again.stderr).toContain(
      `${join(folder, 'b.sqlite3')} may hold an erased enquiry, until somebody deletes it.`,
    )
  })

  it('is erased after a prompt, so that it stays out of the list of processes; a wrong answer erases nothing', async () => {
    const reference = await canaryWithNote()
    const env = { DATABASE_URL: clinic.databaseUrl }
    const wrong = await runProcess(['privacy', 'erase', '--email'], env, {
      input: `${canary.email}\nENQ-2222-2222\n`,
    })
    expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Nothing was erased') })
    expect((await clinic.run('enquiries', 'show', reference)).exitCode).toBe(0)
    const right = await runProcess(['privacy', 'erase', '--email'], env, {
      input: `${canary.email}\n${reference}\n`,
    })
    expect(right.exitCode).toBe(0)
    expect(hits(data)).toEqual([])
  })

  it('in an unreachable folder of backups is reported with its name', async () => {
    const reference = await canaryWithNote()
    await clinic.run('db', 'backup', join(folder, 'b.sqlite3'))
    rmSync(folder, { recursive: true })
    const { exitCode, stderr } = await erase('--reference', reference, '--confirm', reference)
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining(`${folder} could not be written to.`)])
    const other = await clinic.receive()
    // Copies can be read there, but nothing can be written down.
    mkdirSync(join(folder, 'erased-references.txt'), { recursive: true })
    const unwritten = await erase('--reference', other, '--confirm', other)
    expect([unwritten.exitCode, unwritten.stderr]).toEqual([
      0,
      expect.stringContaining(`${folder} could not be written to.`),
    ])
    expect(await count()).toBe(0)
    expect(
      await runWithin(['privacy', 'erase', '--reference', 'ENQ-2222-2222'], {
        DATABASE_URL: clinic.databaseUrl,
      }),
    ).toMatchObject({ exitCode: 3 })
  })

  it('is not erased while one of the references typed does not exist', async () => {
    const reference = await clinic.receive()
    const typed = ['--reference', reference, '--reference', 'ENQ-0000-2222', '--confirm', reference]
    expect(await erase(...typed)).toMatchObject({
      exitCode: 3,
      stdout: '',
      stderr: expect.stringMatching(/^There is no enquiry ENQ-QQQQ-2222\..*Nothing was erased\.\n$/s),
    })
    expect(await count()).toBe(1)
  })

  const count = async () =>
    JSON.parse((await clinic.run('enquiries', 'stats', '--json')).stdout).total as number
})

/** Files below a folder that hold something of the canary. */
function hits(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'latin1').toLowerCase()
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${path}: ${trace}`)
  })
}
