import { createTransport } from 'nodemailer'
import { envelopeAddress } from '../../database/canonical-email.ts'
import type { SmtpConnection } from '../../schemas/settings/mail-settings.ts'
import { mailOptions, type SendMail } from './mail.ts'

/** How long to try to reach a server, in milliseconds. */
const connectionTimeout = 20_000

/**
 * Sends each mail over a connection of its own, which is destroyed when its signal aborts; nodemailer alone would wait
 * up to ten minutes, and its pool would try again by itself.
 */
export function smtpSender(connection: SmtpConnection): SendMail {
  const transport = createTransport({ ...connection, connectionTimeout, socketCloseTimeout: 0 })
  return async (mail, signal) => {
    const { rejected, rejectedErrors } = await transport
      .sendMail({ ...mailOptions(mail), signal })
      .catch(refusedByAll)
    const codes = new Map(
      // Nodemailer returns an internationalised host in Unicode when the part before the @ is not ASCII either.
      rejected.map((address, index) => [
        envelopeAddress(address),
        rejectedErrors?.[index]?.responseCode ?? 450,
      ]),
    )
    const refused = mail.recipients.flatMap((address) => {
      const code = codes.get(envelopeAddress(address))
      return code === undefined ? [] : [[address, code] as const]
    })
    const asked = new Set(mail.recipients.map(envelopeAddress))
    if (![...codes.keys()].every((address) => asked.has(address)))
      throw new Error('A recipient was refused that is not known')
    return { refused: Object.fromEntries(refused) }
  }
}

interface Rejections {
  rejected: string[]
  rejectedErrors?: { responseCode?: number | undefined }[] | undefined
}

/** Nodemailer throws when every recipient was refused; the error holds the reply for each. */
function refusedByAll(error: Partial<Rejections>): Rejections {
  const { rejected, rejectedErrors } = error
  if (!rejected || rejected.length === 0) throw error
  return { rejected, rejectedErrors }
}
