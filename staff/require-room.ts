import { dirname } from 'node:path'
import { freeBytesBeside } from '../database/ballast.ts'
import { Refusal } from './refusal.ts'

const megabyte = 1024 * 1024
/** What is left to a database that takes enquiries meanwhile. */
const reserve = 8 * megabyte

/** @throws Refusal where files of so many bytes would take the last room beside `file` */
export function requireRoom(file: string, bytes: number, purpose: string): void {
  const free = freeBytesBeside(file)
  if (free >= bytes + reserve) return
  const [needed, left] = [Math.ceil((bytes + reserve) / megabyte), Math.floor(free / megabyte)]
  throw new Refusal(
    'no',
    `${purpose} takes ${needed} MB of room, and ${left} MB are free in ${dirname(file)}. Free some first.`,
  )
}
