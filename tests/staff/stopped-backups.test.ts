import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, useClinic } from '../cli/clinic-fixture.ts'

const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('backups that stopped', () => {
  const clinic = useClinic()
  const file = () => join(clinic.directory, 'kept.sqlite3')
  const morning = async () => (await clinic.run()).stdout
  const stopped = 'No backup from the last two days can be found.'

  beforeEach(async () => {
    await clinic.run('db', 'backup', file())
    utimesSync(file(), daysFromNow(-3), daysFromNow(-3))
  })

  it('are reported though the last one was copied here today from another machine', async () => {
    const threeDaysAgo = { clock: () => daysFromNow(-3) }
    const brought = (await clinic.runOn(threeDaysAgo, 'db', 'backup')).stdout.trimEnd()
    utimesSync(brought, now, now)
    expect(await morning()).toContain(stopped)
  })

  it('are reported though a restore has kept the replaced database today', async () => {
    const { stderr } = await clinic.run('db', 'restore', file())
    const kept = /kept as (\S+)\. /.exec(stderr)?.[1] ?? ''
    utimesSync(kept, now, now)
    expect(await morning()).toContain(stopped)
    expect((await clinic.run('doctor')).stdout).toMatch(/^✗ backups +the only one is 3 days old\./m)
  })

  it('are reported though one is dated ahead by a wrong clock', async () => {
    await clinic.run('db', 'backup', join(clinic.directory, 'ahead.sqlite3'))
    expect(await morning()).not.toContain(stopped)
    utimesSync(join(clinic.directory, 'ahead.sqlite3'), daysFromNow(400), daysFromNow(400))
    expect(await morning()).toContain(stopped)
  })
})

describe('backups that never began', () => {
  const clinic = useClinic()

  it('are reported once an enquiry is older than the newest backup may be', async () => {
    const told = async () => (await clinic.run()).stdout.includes('No backup from the last two days')
    await clinic.receive({}, 47)
    expect(await told()).toBe(false)
    await clinic.receive({}, 49)
    expect(await told()).toBe(true)
  })

  it('are not reported when a backup was brought from another machine, whose age is read from its name', async () => {
    await clinic.receive()
    const { stdout } = await clinic.runOn({ clock: () => daysFromNow(-1) }, 'db', 'backup')
    rmSync(join(clinic.directory, 'var/backup-folders.json'))
    utimesSync(stdout.trimEnd(), now, now)
    expect((await clinic.run('doctor')).stdout).toMatch(/^✓ backups +the only one is 24 h old,/m)
  })
})
