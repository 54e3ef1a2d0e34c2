import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrationNames } from '../../database/migration-source.ts'
import { queueDigest } from '../../database/notifications.ts'
import { useDatabase } from '../../database/use-database.ts'
import { examineInstallation } from '../../staff/health/examine-installation.ts'
import { mailServer } from '../outbox/outbox-fixture.ts'
import { lockDatabase } from '../support/lock-database.ts'
import {
  becomesReady,
  lacksPostgres,
  newPostgresDatabase,
  siteDirectory,
  startTestServer,
} from '../support/process-run.ts'
import { now, runProcess, runWithin, useClinic } from './clinic-fixture.ts'

const clinic = useClinic()

/** Runs the doctor with a PORT on which nothing listens. */
const examine = (env: Record<string, string> = {}) =>
  runWithin(['doctor'], { DATABASE_URL: clinic.databaseUrl, PORT: '2', ...env }, clinic.directory)

it('prints one page, one finding a line, with remedies', async () => {
  const { exitCode, stdout, stderr } = await examine()
  const page = stdout.replaceAll(clinic.directory, '/srv').replace(/[\d,]+ MB/, '9 MB')
  expect([exitCode, page, stderr]).toMatchInlineSnapshot(`
    [
      0,
      "✓ configuration  DATABASE_URL, PORT set, the rest by default.
    ! service        does not run: http://127.0.0.1:2 does not answer (ECONNREFUSED), so no enquiry can come in.
                     → Start it. If you just did, ask again in a few seconds; what keeps it from starting is in its log: journalctl -u clinic
    ✓ database       /srv/var/clinic.sqlite3 answers and is up to date.
    ✓ integrity      sound, 0 enquiries.
    ✓ permissions    only you can enter /srv/var.
    ✓ disk           9 MB left in /srv/var.
    ✓ backups        none yet, and nothing to lose.
    ! mail           no mail server is set, so mails are kept as files and nobody is notified of enquiries.
                     → Set SMTP_URL and ENQUIRY_NOTIFY_TO for the service, and in this terminal to have the mail server checked.
    ✓ outbox         0 waiting, none failed.
    ! retention      Nothing is deleted: there is no /srv/dist/site.json, which says how long enquiries are kept. Run "npm run build" first.
    ! content        is not on this machine.
    ",
      "
    All is well. 4 to note (!).
    ",
    ]
  `)
})

it('names a trigger that this program did not make, and one that is gone', async () => {
  await clinic.withDatabase(async (db) => {
    await db.raw('create trigger spy after insert on enquiries begin select 1; end')
    await db.raw('drop trigger enquiry_search_insert')
  })
  const { exitCode, stdout } = await examine()
  expect([exitCode, stdout]).toEqual([
    1,
    expect.stringContaining(
      '✗ integrity      The trigger enquiry_search_insert, which keeps the search index up to date, is missing. The trigger spy is not made by this program.\n',
    ),
  ])
})

it('prints JSON for other programs, as db status does', async () => {
  const env = { DATABASE_URL: clinic.databaseUrl, PORT: 'many' }
  const json = async (...args: string[]) => {
    const { exitCode, stdout } = await runWithin([...args, '--json'], env, clinic.directory)
    return { exitCode, rows: JSON.parse(stdout) }
  }
  const diagnosed = await json('doctor')
  expect(diagnosed.exitCode).toBe(1)
  expect(diagnosed.rows).toContainEqual(expect.objectContaining({ subject: 'configuration', verdict: 'bad' }))
  expect(diagnosed.rows).toContainEqual({
    subject: 'outbox',
    verdict: 'good',
    text: '0 waiting, none failed.',
    remedy: null,
  })
  const status = await json('db', 'status')
  expect(status.rows[0]).toEqual({ migration: migrationNames[0], state: 'applied' })
  expect(status.rows).toHaveLength(migrationNames.length)
  await clinic.withDatabase((db) => db('knex_migrations').insert({ name: '29991231-unknown', batch: 2 }))
  const later = { migration: '29991231-unknown', state: 'applied by a later version' }
  expect(await json('db', 'status')).toEqual({ exitCode: 1, rows: [...status.rows, later] })
})

it('goes on after failures, and says what to do', async () => {
  await clinic.receive()
  await clinic.withDatabase((db) => db('notifications').update({ state: 'failed' }))
  const folder = join(clinic.directory, 'var')
  chmodSync(folder, 0o755)
  const { exitCode, stdout, stderr } = await examine({
    SMTP_URL: 'smtp://127.0.0.1:1',
    ENQUIRY_NOTIFY_TO: 'reception@clinic.example',
    ENQUIRY_ACKNOWLEGE: 'on',
    PORT: 'many',
  })
  expect(exitCode).toBe(1)
  expect(stdout).toContain('✗ configuration  PORT: expected a port number')
  expect(stdout).toContain(`→ chmod 700 ${folder}\n`)
  expect(stdout).toContain('✗ backups        there is none')
  expect(stdout).toContain('✗ outbox         1 mail about an enquiry could not be sent.')
  expect(stderr).toBe('\n4 things need your attention (✗). 4 to note (!).\n')
  expect((await examine({ ENQUIRY_ACKNOWLEGE: 'on' })).stdout).toContain('Did you mean ENQUIRY_ACKNOWLEDGE?')
})

it('reports whether the service answers, and whether it would start with these settings', async () => {
  const site = siteDirectory()
  const server = await startTestServer(site)
  onTestFinished(async () => void (await server.kill('SIGTERM')))
  const service = async (env: Record<string, string>) =>
    (await runWithin(['doctor'], env, site)).stdout.match(/^. service +(.*)$/m)?.[1]
  await becomesReady(server)
  expect(await service({ PORT: String(server.port), HOST: '0.0.0.0' })).toBe(
    `answers at http://127.0.0.1:${server.port}.`,
  )
  const lock = await lockDatabase(join(site, 'var/clinic.sqlite3'))
  await expect.poll(async () => (await server.send({ path: '/readyz' })).status).toBe(503)
  expect(await service({ PORT: String(server.port) })).toBe(
    `answers at http://127.0.0.1:${server.port} that no enquiry can be stored now (503).`,
  )
  await lock.rollback()
  expect(await service({ PORT: '0' })).toMatch(/^not examined/)
  mkdirSync(join(clinic.directory, 'dist'))
  writeFileSync(join(clinic.directory, 'dist/site.json'), JSON.stringify({ origin: 'https://old.example' }))
  expect((await examine({ SITE_ORIGIN: 'https://new.example' })).stdout).toContain(
    '✗ service        the pages were built for https://old.example, so it does not start with SITE_ORIGIN=https://new.example.\n',
  )
})

it('counts it as a fault when a deployed site does not run, or sends no mails', async () => {
  const { exitCode, stdout, stderr } = await examine({ SITE_ORIGIN: 'https://www.clinic.example' })
  expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/^✗ service {8}does not run: /m)])
  expect(stdout).toMatch(/^✗ mail {11}no mail server is set, /m)
  expect(stderr).toBe('\n2 things need your attention (✗). 2 to note (!).\n')
})

it('does not advise closing a folder that other users of the machine use', async () => {
  chmodSync(join(clinic.directory, 'var'), 0o1777)
  const { stdout } = await examine()
  expect(stdout).toContain(
    '→ Keep the database in a folder of its own, because other users of this machine use ',
  )
  expect(stdout).not.toContain('chmod')
})

it('asks the mail server whether it would accept mails, and sends none', async () => {
  const smtp = await mailServer('take', { login: { user: 'website', pass: 'right' } })
  const examineMail = async (SMTP_URL: string) =>
    (await examine({ SMTP_URL, ENQUIRY_NOTIFY_TO: 'a@clinic.example' })).stdout
  expect(await examineMail(smtp.url)).toContain('✓ mail           127.0.0.1 answers; mails go to')
  const refused = await examineMail(smtp.url.replace('right', 'wrong'))
  expect(refused).toMatch(
    /^✗ mail .* refuses us \(535\), so mails fail at once\.\n.* password and the port in SMTP_URL/m,
  )
  expect(refused).not.toContain('wrong')
  smtp.behaviour = 421
  expect(await examineMail(smtp.url)).toMatch(/^✗ mail .* takes no mails now \(421\)\.$/m)
  expect(await examineMail('smtp://127.0.0.1:1')).toMatch(
    /^✗ mail .* takes no mails now \(ECONNREFUSED\)\.$/m,
  )
  expect(await examineMail(smtp.url.replace('smtp:', 'smtps:'))).toMatch(
    /^✗ mail .* takes no mails now \(\w+\)\.\n.*\(smtps:\/\/ is for port 465, smtp:\/\/ for 587/m,
  )
  expect(smtp.mails).toEqual([])
})

it('reports a mail that waits longer than a mail server asks senders to wait', async () => {
  await clinic.receive()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const outbox = async (hours: number) => {
    await clinic.withDatabase((db) =>
      db('notifications').update({ created_at: ago(hours), error_code: '451', attempts: 3 }),
    )
    return (await examine({})).stdout
  }
  expect(await outbox(0.5)).toContain('✓ outbox         1 waiting, none failed.')
  expect(await outbox(26)).toMatch(/✗ outbox {9}1 waiting, one since .* \(451\): does any mail get through\?/)
})

it('counts waiting mails as notifications list does, whatever they are about', async () => {
  await clinic.withDatabase((db) => queueDigest(db, '2026-11-20', now))
  expect((await clinic.run('notifications', 'list')).stderr).toBe('1 waiting, 0 failed.\n')
  expect((await examine({})).stdout).toContain('✓ outbox         1 waiting, none failed.')
  await clinic.withDatabase((db) => db('notifications').update({ state: 'failed' }))
  expect((await examine({})).stdout).toContain('✓ outbox         0 waiting, none about a new enquiry failed.')
})

it('reports a database that can be read but not written', async () => {
  const lock = await lockDatabase(join(clinic.directory, 'var/clinic.sqlite3'))
  const env = { DATABASE_URL: clinic.databaseUrl }
  const told: string[] = []
  for await (const { subject, text } of examineInstallation({ env, root: clinic.directory, now })) {
    told.push(`${subject} ${text}`)
    // SQLite would go on waiting for the lock, and the examination for SQLite.
    if (subject === 'database') await lock.rollback()
  }
  expect(told).toContainEqual(
    expect.stringMatching(/^database .* answers, but no enquiry can be stored now\.$/),
  )
})

it('keeps its lock on the database, which closing the file once more would end', async () => {
  const { ino } = statSync(join(clinic.directory, 'var/clinic.sqlite3'))
  const env = { DATABASE_URL: clinic.databaseUrl }
  for await (const { subject } of examineInstallation({ env, root: clinic.directory, now }))
    if (subject === 'retention') expect(readFileSync('/proc/locks', 'utf8')).toContain(`:${ino} `)
})

it('examines the rest when the database cannot be used', async () => {
  const broken = join(clinic.directory, 'broken.sqlite3')
  writeFileSync(broken, 'no database '.repeat(400), { mode: 0o600 })
  for (const url of [
    `sqlite:${broken}`,
    'mysql://u:secret@host/db',
    'postgres://u:secret@127.0.0.1:1/clinic',
  ]) {
    const { exitCode, stdout } = await examine({ DATABASE_URL: url })
    expect([exitCode, stdout.match(/^[✓!✗]/gm)?.length]).toEqual([1, 11])
    expect(stdout).not.toContain('secret')
  }
})

it.skipIf(lacksPostgres)('examines PostgreSQL', async () => {
  const DATABASE_URL = await newPostgresDatabase()
  // With PostgreSQL the data folder is below the working directory. Vitest sets SITE_ORIGIN in this process.
  const examine = (env: Record<string, string>) =>
    runProcess(['doctor'], { SITE_ORIGIN: '', ...env }, { cwd: clinic.directory })
  expect((await examine({ DATABASE_URL })).stdout).toMatch(/^✗ database .*db migrate/m)
  await runWithin(['db', 'migrate'], { DATABASE_URL })
  const { exitCode, stdout } = await examine({ DATABASE_URL })
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^✓ backups .*nothing to lose\.$/m)])
  const role = `clerk_${randomUUID().slice(0, 8)}`
  onTestFinished(() =>
    useDatabase(DATABASE_URL, {}, (db) => db.raw(`drop owned by ${role}; drop role ${role}`)),
  )
  await useDatabase(DATABASE_URL, {}, async (db) => {
    await db.raw(`create role ${role} login`)
    await db.raw(`grant all on all tables in schema public to ${role}`)
    await db.raw(`grant all on all sequences in schema public to ${role}`)
  })
  const asClerk = new URL(DATABASE_URL)
  asClerk.username = role
  expect((await examine({ DATABASE_URL: `${asClerk}` })).stdout).toMatch(
    /^! backups .* None can be taken from here: this user may not create the database in which a backup is tried\.\n.*alter role/m,
  )
})
