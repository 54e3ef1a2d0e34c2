import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { type ClinicFixture, runProcess } from './clinic-fixture.ts'

/** Changes a status, exports and lists, each in its own process, while enquiries arrive; asserts that all of it succeeds. */
export async function workBesideTheService(clinic: ClinicFixture, rounds: number): Promise<void> {
  const env = { DATABASE_URL: clinic.databaseUrl }
  let stored = 0
  let done = false
  const service = clinic.withDatabase(async (db) => {
    const client = async () => {
      while (!done) {
        await storeEnquiry(db, enquiryExample, { now: new Date() })
        stored += 1
        await setTimeout(25)
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
  })
  for (let round = 0; round < rounds; round += 1) {
    const reference = await clinic.receive()
    stored += 1
    const outcomes = await Promise.all([
      runProcess(['enquiries', 'set-status', 'contacted', reference], env),
      runProcess(['enquiries', 'export', '--format', 'ndjson', '--status', 'contacted'], env),
      runProcess(['enquiries', 'list'], env),
    ])
    expect(outcomes.map(({ exitCode, stderr }) => (exitCode === 0 ? '' : stderr))).toEqual(['', '', ''])
  }
  done = true
  await service
  const summary = JSON.parse((await clinic.run('enquiries', 'stats', '--json')).stdout)
  expect(summary).toMatchObject({ total: stored, byStatus: { contacted: rounds, new: stored - rounds } })
  expect((await clinic.run('db', 'backup')).exitCode).toBe(0)
  expect((await clinic.run('doctor')).exitCode).toBe(0)
}
