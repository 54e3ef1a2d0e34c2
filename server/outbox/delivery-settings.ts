import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { DeliveryOptions } from './deliver.ts'
import { fileSender } from './mail-files.ts'
import { smtpSender } from './smtp.ts'

const sendTimeout = 20_000
/** Below the working directory. */
const filesDirectory = 'var/outbox'

/** How mails leave: through the mail server of the settings, or as files where there is none, which the log says once. */
export function deliverySettings(
  { smtp, notifyTo = ['clinic@localhost'], notifyFrom }: Pick<Config, 'smtp' | 'notifyTo' | 'notifyFrom'>,
  log: Log,
): Pick<DeliveryOptions, 'send' | 'from' | 'to' | 'reachesVisitors' | 'sendTimeout'> {
  if (!smtp)
    log.warn('mail_written_to_files', { reason: `SMTP_URL is not set, so mails go to ${filesDirectory}` })
  return {
    send: smtp ? smtpSender(smtp) : fileSender(resolve(filesDirectory)),
    from: notifyFrom ?? notifyTo[0] ?? '',
    to: notifyTo,
    reachesVisitors: smtp !== undefined,
    sendTimeout,
  }
}
