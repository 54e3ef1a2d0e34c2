import { connect } from '../../database/connection.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { migrate } from '../../database/migrate.ts'
import { enquiryExample } from '../support/enquiry-example.ts'

/**
 * Prints `migrating`, migrates, then stores enquiries until it is killed, and prints each reference once it is on disk.
 * Usage: writer/main.js <database address> [statement to run on the connection first]
 */
process.stdout.write('migrating\n')
const [, , address = '', statement] = process.argv
const db = connect(address)
const client = async (number: number) => {
  for (let count = 0; ; count += 1) {
    const idempotencyKey = `${process.pid}-${number}-${count}`
    const options = { idempotencyKey, now: new Date() }
    const result = await storeEnquiry(db, enquiryExample, options)
    if (result.outcome === 'stored') process.stdout.write(`${result.reference}\n`)
  }
}
migrate(db)
  .then(() => statement && db.raw(statement))
  .then(() => Promise.all(Array.from({ length: 16 }, (_, number) => client(number))))
