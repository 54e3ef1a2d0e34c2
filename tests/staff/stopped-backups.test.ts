import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, useClinic } from '../cli/clinic-fixture.ts'

const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('backups that stopped', () => {
  const clinic = useClinic()
  let file: string
  const morning = async () => (await clinic.run()).stdout
  const stopped = 'No backup from the last two days can be found.'

  beforeEach(async () => {
    file = (await clinic.run('db', 'backup')).stdout.trimEnd()
    utimesSync(file, daysFromNow(-3), daysFromNow(-3))
  })

  it('are told of though a restore has kept the replaced database today', async () => {
    const { stderr } = await clinic.run('db', 'restore', file)
    const kept = /kept as (\S+)\. /.exec(stderr)?.[1] ?? ''
    utimesSync(kept, now, now)
    expect(await morning()).toContain(stopped)
    expect((await clinic.run('doctor')).stdout).toMatch(/^✗ backups +the only one is 3 days old\./m)
  })

  it('are told of though one is dated ahead by a wrong clock', async () => {
    await clinic.run('db', 'backup', join(clinic.directory, 'ahead', 'b.sqlite3'))
    expect(await morning()).not.toContain(stopped)
    utimesSync(join(clinic.directory, 'ahead', 'b.sqlite3'), daysFromNow(400), daysFromNow(400))
    expect(await morning()).toContain(stopped)
  })
})
