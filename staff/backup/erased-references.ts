import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { giveToOwnerOfFolder, makePrivateFolder, sync } from '../../database/data-folder.ts'
import { referencePattern } from '../../schemas/enquiry-reference.ts'
import { readIfPresent } from '../read-if-present.ts'

/** References of erased enquiries with the moment of their erasure, ISO 8601. References are random and name nobody. */
export type ErasedReferences = Map<string, string>

const fileName = 'erased-references.txt'
const entry = new RegExp(String.raw`(${referencePattern}) (\d{4}-\d\d-\d\dT[\d:.]+Z)`, 'g')

/** The list of erased references in a folder; empty if there is none. */
export async function readErased(folder: string): Promise<ErasedReferences> {
  const text = (await readIfPresent(join(folder, fileName))) ?? ''
  return new Map([...text.matchAll(entry)].map(([, reference = '', at = '']) => [reference, at]))
}

/** Adds what a folder's list lacks; on disk when this resolves. A line torn by a power cut does not spoil the next. */
export async function rememberErased(folder: string, erased: ErasedReferences): Promise<void> {
  const known = await readErased(folder)
  const lines = [...erased].flatMap(([reference, at]) =>
    known.has(reference) ? [] : [`${reference} ${at}\n`],
  )
  if (lines.length === 0) return
  makePrivateFolder(folder)
  const path = join(folder, fileName)
  const file = await open(path, 'a', 0o600)
  try {
    giveToOwnerOfFolder(path)
    await file.appendFile(lines.join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await sync(folder)
}
