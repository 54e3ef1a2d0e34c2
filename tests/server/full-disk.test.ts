import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { createLog } from '../../server/log.ts'
import { storageCheck } from '../../server/watch-storage.ts'
import { runWithin } from '../cli/clinic-fixture.ts'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { newDirectory, newMigratedSqlite } from '../support/process-run.ts'
import { rows, startTestService } from '../support/service.ts'
import { storeExample } from '../support/store-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const disk = smallDisk()

async function started(databaseFile?: string) {
  const service = await startTestService(
    {},
    databaseFile === undefined ? {} : { databaseUrl: newMigratedSqlite(databaseFile) },
  )
  const events: string[] = []
  const write = (line: string) => events.push(line)
  const log = createLog({ level: 'info', write, clock: () => new Date() })
  return { ...service, events, check: storageCheck(service.database, log) }
}

const doctorOn = (file: string) => runWithin(['doctor'], { DATABASE_URL: `sqlite:${file}` }, dirname(file))

test('on a full disk enquiries are stored in the room of the ballast, and it is made again once there is room', async () => {
  if (!disk) return console.warn('No small disk could be mounted here, so a full one was not tried.')
  const file = join(disk, 'data', 'clinic.sqlite3')
  const { send, isReady, database, events, check } = await started(file)
  const post = async () => (await send(jsonPost({ ...enquiryExample, message: 'x'.repeat(2000) }))).status
  const doctor = async () => /^. disk .*\n.*$/m.exec((await doctorOn(file)).stdout)?.[0]
  await check()
  expect(events.join('')).toMatch(/"warn","event":"disk_low","megabytes":\d+\}/)
  expect(await doctor()).toMatch(/^✗ .* only \d+ MB left .*\n.*the ballast is freed/)

  fill('first')
  for (let count = 0; count < 40; count += 1) expect(await post()).toBe(201)
  expect(await isReady()).toBe(true)
  await check()
  await check()
  expect(events.filter((line) => line.includes('"error","event":"ballast_removed"'))).toHaveLength(1)
  expect(await doctor()).toMatch(/no ballast is left\.$/)

  const references = await database('enquiries').pluck('reference')
  const erase = (reference = references[0]) =>
    runWithin(['privacy', 'erase', '--reference', reference, '--confirm', reference], {
      DATABASE_URL: `sqlite:${file}`,
    })

  fill('second')
  const refused = await erase()
  expect([refused.exitCode, refused.stderr]).toEqual([
    5,
    expect.stringContaining('Nothing was erased: there is no room'),
  ])
  let stored = 40
  while ((await post()) === 201) stored += 1
  expect(await isReady()).toBe(false)
  for (const name of ['first', 'second']) rmSync(join(disk ?? '', name))
  expect(await erase()).toMatchObject({ exitCode: 0 })
  expect([await isReady(), await post()]).toEqual([true, 201])
  expect(await rows(database, 'enquiries')).toHaveLength(stored)
  await check()
  expect(existsSync(`${file}.ballast`)).toBe(true)
  expect(events.at(-1)).toContain('"info","event":"ballast_made"')

  // An existing list may have room for another line.
  rmSync(join(disk, 'data', 'erased-references.txt'))
  fill('third')
  expect((await erase(references[1])).stdout).toContain(references[1])
})

test('a backup on another disk needs no room beside the database, and what would take the last room is refused', async () => {
  if (!disk) return console.warn('No small disk could be mounted here, so a full one was not tried.')
  rmSync(join(disk, 'third'))
  const DATABASE_URL = newMigratedSqlite(join(disk, 'other', 'clinic.sqlite3'))
  await useDatabase(DATABASE_URL, {}, (db) =>
    db('rate_limits').insert({ key: 'of three megabytes', hits: 0, expires_at: '9'.repeat(3 * 1024 * 1024) }),
  )
  fill('fourth')
  const filled = join(disk, 'fourth')
  truncateSync(filled, statSync(filled).size - 1024 * 1024)
  const elsewhere = newDirectory()
  const backup = join(elsewhere, 'b.sqlite3')
  const run = (...args: string[]) => runWithin(args, { DATABASE_URL })
  expect(await run('db', 'backup', backup)).toMatchObject({ exitCode: 0 })
  for (const args of [
    ['db', 'backup'],
    ['db', 'verify', backup],
  ])
    expect(await run(...args)).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/, \d+ MB have to be free in .*, where [01] MB are free now/),
    })
  await useDatabase(DATABASE_URL, {}, (db) => storeExample(db, {}, { now: new Date() }))
  truncateSync(filled, statSync(filled).size - 16 * 1024 * 1024)
  expect(await run('db', 'restore', backup)).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringMatching(/^To restore the backup, \d+ MB have to be free in .*\n$/),
  })
  fill('fifth')
  const full = join(disk, 'full.sqlite3')
  const onAnother = { DATABASE_URL: newMigratedSqlite(join(elsewhere, 'db', 'clinic.sqlite3')) }
  expect(await runWithin(['db', 'backup', full], onAnother)).toMatchObject({
    exitCode: 1,
    stderr: `${full} could not be written (ENOSPC). No backup was taken. Free some room there, or name a file elsewhere.\n`,
  })
})

test('a database that becomes readable to others while in use is logged once, and again when it is private', async () => {
  const { databaseFile, events, check } = await started()
  await check()
  expect(events).toEqual([])
  chmodSync(dirname(databaseFile), 0o755)
  chmodSync(databaseFile, 0o640)
  const remedy = `chmod 700 ${dirname(databaseFile)}; chmod 600 ${databaseFile}`
  await check()
  await check()
  expect(events).toEqual([expect.stringContaining(`"event":"open_to_others","reason":"${remedy}"`)])
  chmodSync(databaseFile, 0o600)
  const { exitCode, stdout } = await doctorOn(databaseFile)
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining(`chmod 700 ${dirname(databaseFile)}\n`)])
  chmodSync(dirname(databaseFile), 0o700)
  await check()
  expect(events.at(-1)).toContain('"event":"closed_to_others"')
})

/** A file system of its own, small enough to be filled; undefined where this user may not mount one. */
function smallDisk(): string | undefined {
  const { path, remove } = temporaryDirectory()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m,mode=700', 'tmpfs', path]).status === 0
  if (!mounted) {
    remove()
    return undefined
  }
  afterAll(() => {
    execFileSync('umount', ['--lazy', path])
    remove()
  })
  return path
}

/** Writes until nothing more fits. */
function fill(name: string): void {
  const chunk = Buffer.alloc(1024 * 1024)
  for (let size = chunk.length; size >= 4096; size /= 2) {
    try {
      for (;;) writeFileSync(join(disk ?? '', name), chunk.subarray(0, size), { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}
