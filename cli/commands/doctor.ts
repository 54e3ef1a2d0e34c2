import type { Knex } from 'knex'
import { databasePlace, freeBytes, integrityProblems } from '../../database/database-health.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { countEnquiries } from '../../database/enquiries.ts'
import { requireMigrated } from '../../database/migrate.ts'
import type { CommandContext } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { withConnection } from '../with-database.ts'

const oldestNode = 20
const leastFreeBytes = 200 * 1024 * 1024

/** Checks what the service needs on this machine, says what is wrong and how to mend it; exit code 1 if anything is. */
export async function doctor(context: CommandContext): Promise<ExitCode> {
  let sound = true
  const check = async (subject: string, question: () => string | Promise<string>) => {
    try {
      context.stdout.write(`ok   ${subject}: ${await question()}\n`)
    } catch (error) {
      if (!(error instanceof CommandFailure || error instanceof DatabaseUnavailable)) throw error
      sound = false
      context.stdout.write(`bad  ${subject}: ${error.message}\n`)
    }
  }
  await check('Node.js', nodeVersion)
  await check('database', () =>
    withConnection(context, { create: false }, async (db) => {
      await check('tables', () => requireMigrated(db).then(() => 'up to date'))
      await check('integrity', () => integrity(db))
      await check('free space', () => freeSpace(db))
      return `${databasePlace(db)} answers`
    }),
  )
  return sound ? exitCodes.done : exitCodes.no
}

function nodeVersion(): string {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.versions.node
  throw bad(`${process.versions.node} is too old. Install Node.js ${oldestNode} or later.`)
}

async function integrity(db: Knex): Promise<string> {
  const problems = await integrityProblems(db)
  if (problems.length > 0) {
    throw bad(`${problems.join('; ')}. Stop the service, keep the file, and restore the latest backup.`)
  }
  return `sound, ${await countEnquiries(db, {})} enquiries`
}

async function freeSpace(db: Knex): Promise<string> {
  const free = await freeBytes(db)
  if (free === undefined) return 'minded by the database server'
  const megabytes = `${Math.floor(free / 1024 / 1024)} MB`
  if (free >= leastFreeBytes) return megabytes
  throw bad(`only ${megabytes} left beside ${databasePlace(db)}. Free some: a full disk refuses enquiries.`)
}

function bad(message: string): CommandFailure {
  return new CommandFailure(exitCodes.no, message)
}
