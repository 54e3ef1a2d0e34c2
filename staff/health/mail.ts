import { createTransport } from 'nodemailer'
import { triedFor } from '../../database/notifications.ts'
import { isFinal, mailFailure } from '../../schemas/mail-failure.ts'
import { greetingName, type SmtpConnection, smtpConnection } from '../../schemas/settings/mail-settings.ts'
import type { Config } from '../../schemas/settings/service-settings.ts'
import { hour } from '../../schemas/time/durations.ts'
import { type Answer, bad, good, remark } from './check.ts'

/** In milliseconds, for each of the name look-up, connection, greeting and answers. */
const timeout = 5_000

/** Whether the mail server would take the clinic's mails: connects, and logs in if a user is set, but sends no mail. */
export async function mail(config: Config): Promise<Answer> {
  const { smtp, notifyTo = [], siteOrigin } = config
  if (!smtp) {
    const tell = siteOrigin ? bad : remark
    return tell(
      'no mail server is set, so mails are kept as files and nobody is notified of enquiries.',
      'Set SMTP_URL and ENQUIRY_NOTIFY_TO for the service, and in this terminal to have the mail server checked.',
    )
  }
  const failure = await failureOf(smtpConnection(smtp, greetingName(config)))
  if (!failure) return good(`${smtp.host} answers; mails go to ${notifyTo.join(', ')}.`)
  const server = `the mail server ${smtp.host}:${smtp.port}`
  return isFinal(failure)
    ? bad(
        `${server} refuses us (${failure}), so mails fail at once.`,
        `${remedyOf(failure)}, start the service again, then "clinic notifications retry".`,
      )
    : bad(
        `${server} takes no mails now (${failure}).`,
        isOfCertificate(failure)
          ? `Ask who runs it to put its certificate right, and see what "date" says here. Mails are tried for ${triedFor / hour} hours; "clinic notifications retry" sends what has failed by then.`
          : 'Check SMTP_URL (smtps:// is for port 465, smtp:// for 587) and the firewall. Mails wait meanwhile and are not lost.',
      )
}

/** Replies to a login (RFC 4954). */
const loginReplies = ['503', '530', '534', '535', '538']
const isOfCertificate = (failure: string) => /CERT|SIGNATURE/.test(failure)
const remedyOf = (failure: string) =>
  loginReplies.includes(failure)
    ? 'Check the user, the password and the port in SMTP_URL'
    : 'Ask who runs it why, or name another in SMTP_URL'

async function failureOf(connection: SmtpConnection): Promise<string | undefined> {
  const transport = createTransport({
    ...connection,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return mailFailure(error)
  }
}
