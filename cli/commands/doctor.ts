import type { Command } from 'commander'
import type { Knex } from 'knex'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { waitingTime } from '../uk-time.ts'
import { withConnection } from '../with-database.ts'
import { contextPlaces } from './backup.ts'

const oldestNode = 20
const oldestBackup = 2 * 86_400_000
const backupCommand = 'npm run -s clinic -- db backup --keep 14'

export function addDoctorCommand(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('doctor')
    .description('check what the service needs on this machine; exit code 1 when something is wrong')
    .action(async () => finish(await doctor(context)))
}

async function doctor(context: CommandContext): Promise<ExitCode> {
  let isHealthy = true
  const check = async (subject: string, question: () => string | Promise<string>) => {
    try {
      context.stdout.write(`ok   ${subject}: ${await question()}\n`)
    } catch (error) {
      if (!(error instanceof CommandFailure || error instanceof DatabaseUnavailable)) throw error
      isHealthy = false
      context.stdout.write(`bad  ${subject}: ${error.message}\n`)
    }
  }
  await check('Node.js', nodeVersion)
  await check('database', () =>
    withConnection(context, { create: false }, async (db) => {
      const { databasePlace } = await import('../../database/database-health.ts')
      const { requireMigrated } = await import('../../database/migrate.ts')
      await check('tables', () => requireMigrated(db).then(() => 'up to date'))
      await check('integrity', () => integrity(db))
      await check('free space', () => freeSpace(db))
      await check('files', () => privateFiles(db))
      await check('notifications', () => notifications(db))
      await check('backups', () => backups(db, context))
      return `${databasePlace(db)} answers`
    }),
  )
  return isHealthy ? exitCodes.done : exitCodes.no
}

function nodeVersion(): string {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.versions.node
  throw failure(`${process.versions.node} is too old. Install Node.js ${oldestNode} or later.`)
}

async function integrity(db: Knex): Promise<string> {
  const { integrityProblems } = await import('../../database/database-health.ts')
  const { countEnquiries } = await import('../../database/enquiries.ts')
  const problems = await integrityProblems(db)
  if (problems.length > 0) {
    throw failure(`${problems.join('; ')}. Stop the service, keep the file, and restore the latest backup.`)
  }
  return `sound, ${await countEnquiries(db, {})} enquiries`
}

async function freeSpace(db: Knex): Promise<string> {
  const { storageState } = await import('../../database/storage-state.ts')
  const state = storageState(db)
  if (!state) return 'managed by the database server'
  const megabytes = `${Math.floor(state.freeBytes / 1024 / 1024)} MB`
  if (!state.isLow)
    return state.hasBallast ? `${megabytes}, and the ballast for a full disk is there` : megabytes
  const ballast = state.hasBallast
    ? 'then the ballast is freed, and lasts for some hundred enquiries.'
    : 'a full disk refuses enquiries, and the ballast is gone.'
  throw failure(`only ${megabytes} left beside the database. Free some: ${ballast}`)
}

async function privateFiles(db: Knex): Promise<string> {
  const { storageState } = await import('../../database/storage-state.ts')
  const { remedies = [] } = storageState(db) ?? {}
  if (remedies.length === 0) return 'closed to other users of this machine'
  throw failure(`other users of this machine can look into them. Close them with: ${remedies.join('; ')}`)
}

async function notifications(db: Knex): Promise<string> {
  const { countNotifications } = await import('../../staff/notifications.ts')
  const { waiting, failed } = await countNotifications(db)
  if (failed === 0) return `${waiting} waiting, none failed`
  const mails = failed === 1 ? '1 mail about an enquiry' : `${failed} mails about enquiries`
  throw failure(
    `${mails} could not be sent. See why with "notifications list"; when it is put right, "notifications retry".`,
  )
}

async function backups(db: Knex, context: CommandContext): Promise<string> {
  const { backupHealth } = await import('../../staff/backup-health.ts')
  const { countEnquiries } = await import('../../database/enquiries.ts')
  const { newest, copies, free = 0, unreachable } = await backupHealth(contextPlaces(context))
  const away = unreachable.length > 0 ? ` Not readable now: ${unreachable.join(', ')}.` : ''
  if (!newest) {
    if ((await countEnquiries(db, {})) === 0) return `none yet, and nothing to lose.${away}`
    throw failure(
      `there is none, so a broken disk loses every enquiry. Take one with: ${backupCommand}${away}`,
    )
  }
  const age = `the newest of ${copies} is ${waitingTime(newest.takenAt.toISOString(), context.clock())} old`
  if (context.clock().getTime() - newest.takenAt.getTime() > oldestBackup)
    throw failure(`${age}. Take one daily with: ${backupCommand}${away}`)
  const left = `${Math.floor(free / 1024 / 1024)} MB left beside it`
  if (free < 2 * newest.bytes)
    throw failure(
      `${age}, but only ${left}: no room for two more. Free some, or keep fewer with --keep.${away}`,
    )
  return `${age}, ${left}.${away}`
}

function failure(message: string): CommandFailure {
  return new CommandFailure(exitCodes.no, message)
}
