import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { freeBytesBeside } from '../../database/ballast.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'

const megabyte = 1024 * 1024
/** Bytes left free for the database, which takes enquiries meanwhile. */
const reserve = 8 * megabyte

/** Whether writing so many bytes beside `file` leaves room for the database, if that is on the same disk. */
export const leavesRoom = (file: string, bytes: number): boolean => freeBytesBeside(file) >= bytes + reserve

/** @throws Refusal when writing so many bytes beside `file` would take the last room of the database */
export function requireRoom({ data }: Places, file: string, bytes: number, purpose: string): void {
  const isElsewhere = statSync(dirname(file)).dev !== statSync(data).dev
  if (isElsewhere || leavesRoom(file, bytes)) return
  const [needed, left] = [
    Math.ceil((bytes + reserve) / megabyte),
    Math.floor(freeBytesBeside(file) / megabyte),
  ]
  throw new Refusal(
    'no',
    `${purpose}, ${needed} MB have to be free in ${dirname(file)}, where ${left} MB are free now. Free some first.`,
  )
}
