import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freeBytesBeside, hasBallast } from '../../database/ballast.ts'
import { mailFolder } from '../../database/data-folder.ts'
import { lowSpaceBytes } from '../../database/storage-state.ts'
import type { Places } from '../places.ts'
import { type Answer, bad, good } from './check.ts'

/** As in package.json. */
const oldestNode = '20.19.0'

export function nodeVersion(): Answer {
  const { node } = process.versions
  if (node.localeCompare(oldestNode, 'en', { numeric: true }) >= 0) return good(node)
  return bad(`${node} is too old.`, `Install Node.js ${oldestNode} or later.`)
}

/** Whether other users of the machine are kept out of everything that holds personal data. */
export function permissions({ sqliteFile, data, backups }: Places): Answer {
  if (process.platform === 'win32') return good('are not examined on Windows.')
  const files = sqliteFile === undefined ? [] : ['', '-wal', '-shm'].map((ending) => sqliteFile + ending)
  const folders = [data, backups, mailFolder(data)]
  const open = [...folders, ...files, ...folders.slice(1).flatMap(filesIn)].filter(isOpen)
  if (open.length === 0) return good(`only you can enter ${data}.`)
  const remedies = open.map((path) => `chmod ${statSync(path).isDirectory() ? 700 : 600} ${path}`)
  const shown = remedies.slice(0, 3).join(' && ')
  const more = remedies.length > 3 ? `, and ${remedies.length - 3} more like these` : ''
  return bad(`other users of this machine can get at personal data in ${open[0]}.`, shown + more)
}

const isOpen = (path: string) => existsSync(path) && (statSync(path).mode & 0o077) !== 0

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** How much room is left where the database grows, and for the last enquiries once there is none. */
export function freeSpace({ sqliteFile, data }: Places): Answer {
  const beside = sqliteFile ?? join(data, 'clinic')
  const folder = dirname(beside)
  if (!existsSync(folder)) return good(`${folder} is not used yet.`)
  const left = freeBytesBeside(beside)
  const text = `${Math.floor(left / 1024 / 1024).toLocaleString('en-GB')} MB left in ${folder}.`
  if (left >= lowSpaceBytes) return good(text)
  const keepsRoom = sqliteFile !== undefined && hasBallast(sqliteFile)
  const ballast = keepsRoom
    ? 'on a full disk the ballast is freed, and lasts for some hundred enquiries.'
    : 'a full disk refuses enquiries, and no ballast is left.'
  return bad(`only ${text}`, `Free some room: ${ballast}`)
}
