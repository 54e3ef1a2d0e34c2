import { join } from 'node:path'
import type { Knex } from 'knex'
import { connect } from '../database/connection.ts'
import { storeEnquiry } from '../database/enquiries/store-enquiry.ts'
import { migrate } from '../database/migrate.ts'
import { enquiryExample } from '../tests/support/enquiry-example.ts'
import { percentile } from '../tests/support/percentile.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'

/** How many enquiries a second reach the disk, beside bare durable inserts on the same file in the same run. */
const clients = 64
const seconds = 3

const directory = temporaryDirectory()
const db = connect(`sqlite:${join(directory.path, 'bench.sqlite3')}`)
try {
  await migrate(db)
  await db.schema.createTable('bare', (table) => {
    table.text('text')
  })
  const bare = await measure((database, key) => database('bare').insert({ text: key }))
  const enquiry = { ...enquiryExample, message: `${enquiryExample.message} `.repeat(20) }
  const stored = await measure((database, key) =>
    storeEnquiry(database, enquiry, { idempotencyKey: key, now: new Date() }),
  )
  console.log(`bare durable inserts  ${bare.rate}/s  p99 ${bare.p99} ms`)
  console.log(`enquiries stored      ${stored.rate}/s  p99 ${stored.p99} ms`)
  console.log(`ratio                 ${(stored.rate / bare.rate).toFixed(2)}`)
} finally {
  await db.destroy()
  directory.remove()
}

async function measure(insert: (database: Knex, key: string) => PromiseLike<unknown>) {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const client = async (_: unknown, number: number) => {
    while (performance.now() < end) {
      const start = performance.now()
      await insert(db, `${number}-${times.length}-${start}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { rate: Math.round(times.length / seconds), p99: Math.round(percentile(times, 99)) }
}
