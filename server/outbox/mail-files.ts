import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { makePrivateFolder, namesIn } from '../../database/data-folder.ts'
import { mailOptions, type SendMail } from './mail.ts'

/** Writes each mail to `<name>.eml` in the directory, which only this user may read. A file is whole or absent. */
export function fileSender(directory: string): SendMail {
  return async (mail) => {
    const content = await new MailComposer(mailOptions(mail)).compile().build()
    makePrivateFolder(directory)
    const path = join(directory, `${mail.name}.eml`)
    await writeFile(`${path}.part`, content, { mode: 0o600, flush: true })
    await rename(`${path}.part`, path)
    return { refused: {} }
  }
}

/** Removes mails that were last written before a moment, including partial ones that a killed program left. */
export async function removeMailFiles(directory: string, before: Date): Promise<void> {
  for (const name of (await namesIn(directory)).filter((one) => /\.eml(?:\.part)?$/.test(one))) {
    const path = join(directory, name)
    // An erasure may have removed it meanwhile.
    const written = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    )
    if (written < before.getTime()) await rm(path, { force: true })
  }
}
