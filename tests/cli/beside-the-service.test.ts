import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeEnquiry } from '../../database/enquiries.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { type ClinicFixture, openClinic, runProcess } from './clinic-fixture.ts'

const enquiry: Enquiry = { ...enquiryExample, reasonForContact: 'general' }

describe('the command line beside a writing service', () => {
  let clinic: ClinicFixture

  beforeEach(async () => {
    clinic = await openClinic()
  })
  afterEach(() => clinic.remove())

  it('reads, moves and exports while enquiries arrive, and neither gets in the way of the other', async () => {
    const references = await Promise.all(Array.from({ length: 2 }, () => clinic.receive()))
    const env = { DATABASE_URL: clinic.databaseUrl }
    let stored = references.length
    let done = false
    const service = clinic.withDatabase(async (db) => {
      const client = async () => {
        while (!done) {
          await storeEnquiry(db, enquiry, { now: new Date() })
          stored += 1
        }
      }
      await Promise.all(Array.from({ length: 8 }, client))
    })
    const outcomes = await Promise.all([
      ...references.map((reference) => runProcess(['enquiries', 'set-status', 'contacted', reference], env)),
      runProcess(['enquiries', 'export', '--format', 'ndjson'], env),
      runProcess(['enquiries', 'list'], env),
    ])
    done = true
    await service
    expect(outcomes.map(({ exitCode, stderr }) => [exitCode, exitCode === 0 ? '' : stderr])).toEqual(
      outcomes.map(() => [0, '']),
    )
    const summary = JSON.parse((await clinic.run('enquiries', 'stats', '--json')).stdout)
    expect(summary).toMatchObject({ total: stored, byStatus: { contacted: 2, new: stored - 2 } })
    expect((await clinic.run('doctor')).exitCode).toBe(0)
  })
})
