import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDiskFull } from '../schemas/error-code.ts'

/** The size of a file beside a SQLite database that is removed when the disk is full, to make room for some hundred enquiries. */
const ballastBytes = 8 * 1024 * 1024

/** With less free space than this, the ballast would soon be removed again. */
const minFreeBytes = 4 * ballastBytes
/** What the longest enquiry takes with its indexes and the write-ahead log. */
const probeBytes = 65_536

const ballastFile = (database: string) => `${database}.ballast`

export function hasBallast(database: string): boolean {
  return existsSync(ballastFile(database))
}

/** Makes the ballast if there is none and the disk has room. */
export async function makeBallast(database: string): Promise<void> {
  if (hasBallast(database) || freeBytesBeside(database) < minFreeBytes) return
  const temporary = `${ballastFile(database)}.partial`
  await rm(temporary, { force: true })
  const file = await open(temporary, 'wx', 0o600)
  try {
    // Random, so that a file system that compresses really reserves the space.
    await file.writeFile(randomBytes(ballastBytes))
    await file.sync()
    await rename(temporary, ballastFile(database))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Removes the ballast when the disk is full. True when there is room now, so that the failed work can be retried. */
export function freeBallast(database: string): boolean {
  // The disk is not full, so the failure has another cause.
  if (freeBytesBeside(database) >= 2 * ballastBytes && canWrite(database)) return false
  rmSync(ballastFile(database), { force: true })
  return canWrite(database)
}

/** Whether this user may write more: a quota can be used up while the disk has room. */
function canWrite(database: string): boolean {
  const probe = `${ballastFile(database)}.probe`
  try {
    writeFileSync(probe, randomBytes(probeBytes), { mode: 0o600 })
    return true
  } catch (error) {
    return !isDiskFull(error)
  } finally {
    rmSync(probe, { force: true })
  }
}

/** With less free space than this, the operator should act. */
export const lowSpaceBytes = 200 * 1024 * 1024

/** Bytes free to this user on the disk of a file. */
export function freeBytesBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}
