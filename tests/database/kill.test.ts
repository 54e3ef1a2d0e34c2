import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { integrityProblems } from '../../database/database-health.ts'
import { migrationStatus } from '../../database/migrate.ts'
import { describeEachDatabase } from './each-database.ts'

const kills = Number(process.env.CLINIC_TEST_KILLS ?? 4)

describeEachDatabase('killing a writer', ({ url, open }) => {
  it('loses nothing that was acknowledged and blocks nobody who comes after', async () => {
    const address = url()
    const acknowledged: string[] = []
    for (let kill = 0; kill < kills; kill += 1) acknowledged.push(...(await writeUntilKilled(address, kill)))
    const db = open(address)
    expect((await migrationStatus(db)).pending).toEqual([])
    expect(await integrityProblems(db)).toEqual([])
    const stored = new Set(await db('enquiries').pluck('reference'))
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([])
    expect(await db('idempotency_keys').count({ count: '*' })).toEqual(
      await db('enquiries').count({ count: '*' }),
    )
    const audited = await db('enquiry_events').where({ action: 'received' }).count({ count: '*' })
    expect(Number(audited[0]?.count)).toBe(stored.size)
  })
})

/** The first kill comes while the writer still starts and migrates; later ones while it writes. */
async function writeUntilKilled(address: string, kill: number): Promise<string[]> {
  const writer = spawn(process.execPath, [
    '--import',
    'tsx',
    join(import.meta.dirname, 'writer-process.ts'),
    address,
  ])
  let printed = ''
  let complaints = ''
  writer.stdout.on('data', (text) => {
    printed += text
  })
  writer.stderr.on('data', (text) => {
    complaints += text
  })
  const closed = new Promise((resolve) => writer.on('close', resolve))
  if (kill > 0) {
    await Promise.race([new Promise((resolve) => writer.stdout.once('data', resolve)), closed])
    await setTimeout(100 + Math.random() * 200)
  } else {
    await setTimeout(400)
  }
  writer.kill('SIGKILL')
  await closed
  expect(complaints).toBe('')
  return printed.split('\n').slice(0, -1)
}
