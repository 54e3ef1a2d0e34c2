import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFolder, namesIn, sync } from '../../database/data-folder.ts'
import type { Places } from '../places.ts'
import { readIfPresent } from '../read-if-present.ts'

/** In quoted-printable text, a line that continues on the next. */
const softLineBreak = /=\r?\n/g

/** Mails kept as files that hold one of these texts: a reference, an address. */
export async function mailsHolding(places: Places, texts: readonly string[]): Promise<string[]> {
  const folder = mailFolder(places.data)
  const held: string[] = []
  for (const name of await namesIn(folder)) {
    const mail = await readIfPresent(join(folder, name))
    // It is gone: the server renames a mail when it is whole, and removes old ones.
    if (mail === undefined) return mailsHolding(places, texts)
    const text = `${name}\n${mail.replaceAll(softLineBreak, '')}`.toLowerCase()
    if (texts.some((wanted) => text.includes(wanted.toLowerCase()))) held.push(join(folder, name))
  }
  return held
}

export async function removeMails(places: Places, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
  if (files.length > 0) await sync(mailFolder(places.data))
}
