import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { jsonPost } from '../support/enquiry-example.ts'
import { lacksPostgres, newMigratedPostgres } from '../support/process-run.ts'
import { startTestService } from '../support/service.ts'

test.skipIf(lacksPostgres)(
  'a database that hangs is answered with 503 within 15 seconds, and logged',
  async () => {
    const databaseUrl = await newMigratedPostgres()
    const service = await startTestService({}, { databaseUrl })
    const holder = connect(databaseUrl)
    onTestFinished(() => holder.destroy())
    const lock = await holder.transaction()
    await lock.raw('lock table enquiries in access exclusive mode')
    const sent = performance.now()
    const [reply, ready] = await Promise.all([service.send(jsonPost()), service.send({ path: '/readyz' })])
    expect(performance.now() - sent).toBeLessThan(15_000)
    expect([reply.status, JSON.parse(reply.text).title, ready.status]).toEqual([
      503,
      'The enquiry could not be confirmed in time',
      503,
    ])
    expect(service.logLines.at(-1)).toContain('"reason":"unconfirmed"')
    await lock.rollback()
  },
)
