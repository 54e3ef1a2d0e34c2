import { existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mailFolder } from '../../database/data-folder.ts'
import type { Places } from '../places.ts'
import { type Answer, bad, good } from './check.ts'

const oldestNode = 20
const leastFreeMegabytes = 200

export function nodeVersion(): Answer {
  const { node } = process.versions
  if (Number(node.split('.')[0]) >= oldestNode) return good(node)
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

/** How much room is left where the database grows. */
export async function freeSpace({ sqliteFile, data }: Places): Promise<Answer> {
  const folder = sqliteFile === undefined ? data : dirname(sqliteFile)
  if (!existsSync(folder)) return good(`${folder} is not used yet.`)
  const { bavail, bsize } = await statfs(folder)
  const left = Math.floor((bavail * bsize) / 1024 / 1024)
  const text = `${left.toLocaleString('en-GB')} MB left in ${folder}.`
  if (left >= leastFreeMegabytes) return good(text)
  return bad(`only ${text}`, 'Free some room: a full disk refuses enquiries.')
}
