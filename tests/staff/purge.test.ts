import { spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../database/connection.ts'
import { planPurge, purgeEnquiries } from '../../database/enquiries/purge-enquiries.ts'
import { day, hour } from '../../schemas/time/durations.ts'
import type { PublishedRetention } from '../../schemas/time/retention-period.ts'
import { now, runWithin, useClinic } from '../cli/clinic-fixture.ts'
import { storeMany } from '../support/many-enquiries.ts'
import { fixtureDist, programs, startTestServer } from '../support/process-run.ts'
import { monthInHours, overdueHours } from '../support/retention-times.ts'
import { printed } from '../support/server-process.ts'
import { storeEarlier } from '../support/store-example.ts'

const promise: PublishedRetention = { count: 24, unit: 'month', isPlaceholder: false }

describe('deletion after the retention period', () => {
  const clinic = useClinic()

  beforeEach(async () => {
    cpSync(fixtureDist, join(clinic.directory, 'dist'), { recursive: true })
    publish(promise)
  })

  const publish = (retention: PublishedRetention | undefined) => {
    const file = join(clinic.directory, 'dist', 'site.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), retention }))
  }
  const purge = (...options: string[]) => clinic.run('privacy', 'purge', ...options)
  const receive = (count: number, hoursAgo: number) =>
    clinic.withDatabase(async (db) => {
      const references: string[] = []
      while (references.length < count) references.push(await storeEarlier(db, {}, { now, hoursAgo }))
      return references
    })
  const stored = () => clinic.withDatabase((db) => db('enquiries').orderBy('id').pluck('reference'))

  it('deletes what its dry run lists, whatever the status, and frees the bytes', async () => {
    const kept = [...(await receive(7, 23 * monthInHours)), ...(await receive(1, -1 / 60))]
    const old = await clinic.receive({ message: 'Zanzibar nightjar' }, overdueHours)
    await clinic.run('enquiries', 'set-status', 'contacted', old, '--note', 'Rang')
    const dry = await purge('--dry-run')
    expect(dry).toEqual({
      exitCode: 0,
      stdout: `${old}\n`,
      stderr: 'Would delete 1 of 9 enquiries, received before 20 November 2024 (24 months).\n',
    })
    expect(JSON.parse((await purge('--dry-run', '--json')).stdout)).toEqual([{ reference: old }])
    expect(await purge('--json', 'name')).toMatchObject({ exitCode: 2, stdout: '' })
    expect(await stored()).toHaveLength(9)
    const paged: string[] = []
    const terminal = { columns: 80, rows: 1, page: async (text: string) => paged.push(text) > 0 }
    expect(await clinic.runOn({ terminal }, 'privacy', 'purge', '--dry-run')).toEqual({ ...dry, stdout: '' })
    expect(paged).toEqual([dry.stdout])
    expect(await purge()).toMatchObject({ exitCode: 0, stdout: dry.stdout })
    expect((await stored()).sort()).toEqual(kept.sort())
    const file = clinic.databaseUrl.replace('sqlite:', '')
    expect(readFileSync(file, 'latin1')).not.toContain('Zanzibar')
    const events = await clinic.withDatabase((db) => db('enquiry_events').where({ action: 'purged' }))
    expect(events).toMatchObject([{ affected: 1, actor: 'reception' }])
  })

  it('has listed what is gone when Ctrl-C ends it halfway', async () => {
    await clinic.withDatabase((db) => storeMany(db, 200, { before: new Date('2020-11-20T15:00:00Z') }))
    const purging = spawn(process.execPath, [programs.cli, 'privacy', 'purge', '--force'], {
      cwd: clinic.directory,
      env: { ...process.env, DATABASE_URL: clinic.databaseUrl },
    })
    purging.stdout.once('data', () => purging.kill('SIGINT'))
    const listed: string[] = (await text(purging.stdout)).match(/ENQ-\S+/g) ?? []
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.length).toBeLessThan(200)
    const left = await stored()
    expect(left.filter((reference) => listed.includes(reference))).toEqual([])
  })

  it('leaves restricted enquiries, and says so', async () => {
    await receive(18, 1)
    const [old, ...restricted] = await receive(3, overdueHours)
    for (const reference of restricted) await clinic.run('enquiries', 'restrict', reference)
    const stay =
      '2 more are due but restricted, and stay. See them with: clinic enquiries list --restricted\n'
    const dry = await purge('--dry-run')
    expect([dry.stdout, dry.stderr]).toEqual([`${old}\n`, expect.stringMatching(/^Would delete 1 of 21 enq/)])
    expect(dry.stderr.endsWith(`.\n${stay}`)).toBe(true)
    expect(await purge()).toMatchObject({ stdout: `${old}\n`, stderr: expect.stringContaining(stay) })
    expect((await stored()).slice(-2)).toEqual(restricted)
    const doctor = await clinic.run('doctor')
    expect(doctor.stdout).toContain(
      'nothing is kept two days longer than 24 months, except what is restricted (2).',
    )
    await clinic.run('enquiries', 'restrict', restricted[0] ?? '', '--lift')
    expect(await purge()).toMatchObject({
      stdout: `${restricted[0]}\n`,
      stderr: expect.stringContaining('1 more is due but restricted, and stays. See it with: '),
    })
    expect(await stored()).toHaveLength(19)
  })

  it('is reported overdue by the doctor and the morning from the third day on: the service deletes daily', async () => {
    const printedBy = async (command: string) => (await clinic.run(command)).stdout
    const doctor = () => printedBy('doctor')
    // The period began on 20 November 2024.
    await clinic.receive({}, (730 + 1.5) * 24)
    expect(await doctor()).toMatch(/✓ retention +nothing is kept two days longer/)
    expect(await printedBy('morning')).not.toContain('privacy policy')
    await clinic.receive({}, (730 + 3) * 24)
    expect(await doctor()).toContain('enquiries are kept more than two days longer than 24 months: 1.')
    expect(await printedBy('morning')).toMatch(
      /^1 enquiry is older than the privacy policy allows\. See which:\n {2}clinic privacy purge --dry-run$/m,
    )
  })

  it('is reported by the doctor as not happening while an enquiry is dated later than now', async () => {
    const doctor = () => clinic.run('doctor')
    await clinic.receive({}, -3 / 60)
    expect(await purge()).toMatchObject({ exitCode: 0 })
    expect((await doctor()).stdout).not.toContain('dated later than now')
    await clinic.receive({}, -2)
    expect((await doctor()).stdout).toMatch(
      /^✗ retention +nothing is deleted, .* dated later than now: 1\.$/m,
    )
  })

  it('is refused while the period is a placeholder, absent or not built', async () => {
    await receive(1, 30 * monthInHours)
    publish({ ...promise, isPlaceholder: true })
    const placeholder = await purge('--force')
    expect(placeholder).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('still a placeholder') })
    publish(undefined)
    expect(await purge()).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('states no retention'),
    })
    const unbuilt = await runWithin(['privacy', 'purge'], { DATABASE_URL: clinic.databaseUrl }, '/nowhere')
    expect(unbuilt).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('npm run build') })
    expect(await stored()).toHaveLength(1)
  })

  it('is refused above a fifth of all without --force, and always when enquiries are dated later than now', async () => {
    const before = new Date(now.getTime() - 30 * monthInHours * 3_600_000)
    await clinic.withDatabase((db) => storeMany(db, 12, { before }))
    await receive(3, 1)
    expect((await purge('--dry-run')).stderr).toContain('so it needs --force.')
    expect(await purge()).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('12 of 15 enquiries are due'),
    })
    expect(await purge('--force')).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('Deleted 12 of 15 enquiries, '),
    })
    await receive(1, 30 * monthInHours)
    await receive(9, -1)
    const backwards = await purge('--force')
    expect(backwards).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('later than this machine’s clock'),
    })
    expect(await stored()).toHaveLength(13)
  })

  it('says what the service leaves because it has been due for over a week, and deletes it', async () => {
    await receive(9, 1)
    const [old] = await receive(1, 30 * monthInHours)
    expect((await purge('--dry-run')).stderr).toContain(
      'The service leaves them: one has been due for over a week',
    )
    expect(await purge()).toMatchObject({ exitCode: 0, stdout: `${old}\n` })
  })

  it('says that bytes are left while another program reads the file, as the removal of a note does', async () => {
    await receive(1, 30 * monthInHours)
    const [noted = ''] = await receive(9, 1)
    await clinic.run('enquiries', 'note', noted, 'Zanzibar')
    const reader = connect(clinic.databaseUrl)
    const reading = await reader.transaction()
    await reading('enquiries').select()
    expect(await purge()).toMatchObject({
      exitCode: 5,
      stderr: expect.stringMatching(/^Deleted 1 of 10 [\s\S]*their bytes are still in the database file/),
    })
    expect(await purge()).toMatchObject({ exitCode: 5, stderr: expect.stringMatching(/^Deleted 0 of 9 /) })
    expect(await clinic.run('enquiries', 'note', noted, '--remove', '--yes')).toMatchObject({
      exitCode: 5,
      stdout: expect.stringContaining('removed note'),
      stderr: expect.stringContaining('their bytes are still in the database file'),
    })
    await reading.rollback()
    await reader.destroy()
  })

  it('leaves what was restricted after it was planned, and deletes few at once, so that others write in between', async () => {
    await clinic.withDatabase(async (db) => {
      await storeMany(db, 42, { before: new Date(now.getTime() - 30 * 31 * day) })
      const plan = await planPurge(db, promise, now)
      const [restricted = ''] = plan.references
      await db('enquiries').where({ reference: restricted }).update({ restricted: true })
      const purging = purgeEnquiries(db, plan, { actor: 'retention', now })
      const first = await Promise.race([purging.then(() => 'purged'), clinic.receive()])
      expect(first).toMatch(/^ENQ-/)
      const { deleted } = await purging
      expect(await db.raw('pragma busy_timeout')).toEqual([{ timeout: 12_000 }])
      expect(deleted).toEqual(plan.references.slice(1))
      expect(await db('enquiries').orderBy('id').pluck('reference')).toEqual([restricted, first])
      const events = await db('enquiry_events').where({ action: 'purged' })
      expect(events.map(({ affected }) => affected)).toEqual([19, 20, 2])
    })
  })

  it('deletes keys after 72 hours, and rate limits when their window is over or a clock was ahead', async () => {
    const [fresh, old] = [await clinic.receive({}, 71), await clinic.receive({}, 73)]
    await clinic.withDatabase(async (db) => {
      await db('idempotency_keys').insert(
        [fresh, old].map((reference) => ({ key: reference, digest: 'x', reference })),
      )
      const windows = ['2026-11-20T14:59:59.000Z', '2026-11-20T15:00:01.000Z', '2026-11-23T15:00:00.000Z']
      await db('rate_limits').insert(windows.map((expires_at) => ({ key: expires_at, hits: 1, expires_at })))
    })
    await purge('--dry-run')
    expect(await clinic.withDatabase((db) => db('rate_limits'))).toHaveLength(3)
    expect(await purge()).toMatchObject({ exitCode: 0 })
    await clinic.withDatabase(async (db) => {
      expect(await db('idempotency_keys').pluck('key')).toEqual([fresh])
      expect(await db('rate_limits').pluck('key')).toEqual(['2026-11-20T15:00:01.000Z'])
    })
  })

  it('deletes mails after 30 days, but none that failed or is unsent', async () => {
    const states = ['sent', 'skipped', 'failed', 'waiting', 'sending']
    const mails = await Promise.all(
      states.map(async (state) => ({ state, reference: await clinic.receive({}, 31 * 24) })),
    )
    const recent = await clinic.receive({}, 29 * 24)
    await clinic.withDatabase(async (db) => {
      for (const { state, reference } of [...mails, { state: 'sent', reference: recent }])
        await db('notifications').where({ reference }).update({ state })
    })
    expect(await purge()).toMatchObject({ exitCode: 0 })
    const left = await clinic.withDatabase((db) => db('notifications').select('reference', 'state'))
    expect(new Set(left)).toEqual(new Set([...mails.slice(2), { state: 'sent', reference: recent }]))
  })

  it.each<[string, PublishedRetention, RegExp, number]>([
    ['deletes', promise, /"event":"purged","deleted":1/, 9],
    [
      'says that a placeholder keeps it from deleting',
      { ...promise, isPlaceholder: true },
      /"event":"purge_off","reason":"placeholder"/,
      10,
    ],
  ])('is done by the server, which %s at its start', async (_, retention, line, left) => {
    publish(retention)
    const sinceFixture = (Date.now() - now.getTime()) / hour
    await receive(1, overdueHours - sinceFixture)
    await receive(9, 1 - sinceFixture)
    const server = await startTestServer(clinic.directory, { DATABASE_URL: clinic.databaseUrl })
    await printed(server, line)
    await server.kill('SIGTERM')
    expect(await stored()).toHaveLength(left)
  })
})
