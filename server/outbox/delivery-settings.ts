import type { Knex } from 'knex'
import { connectionInfo } from '../../database/connection-info.ts'
import { dataFolder, mailFolder } from '../../database/data-folder.ts'
import { greetingName, smtpConnection } from '../../schemas/settings/mail-settings.ts'
import type { Config } from '../../schemas/settings/service-settings.ts'
import { minute } from '../../schemas/time/durations.ts'
import type { Log } from '../log.ts'
import type { DeliveryOptions } from './deliver.ts'
import { fileSender } from './mail-files.ts'
import { smtpSender } from './smtp.ts'

/** In milliseconds. Servers that scan mails are slow, and one that is cut off may have taken the mail, and is sent it again. */
const sendTimeout = 2 * minute

type MailConfig = Pick<Config, 'smtp' | 'notifyTo' | 'notifyFrom' | 'acknowledge' | 'siteOrigin'>

/** How mails are sent: through the configured mail server or, without one, written to files, which is logged once. */
export function deliverySettings(
  config: MailConfig,
  database: Knex,
  log: Log,
): Pick<DeliveryOptions, 'send' | 'from' | 'to' | 'reachesVisitors' | 'sendTimeout'> {
  const { smtp, notifyTo = ['clinic@localhost'], notifyFrom, acknowledge } = config
  const directory = filesDirectory(database)
  if (!smtp) log.warn('mail_written_to_files', { reason: `SMTP_URL is not set, so mails go to ${directory}` })
  return {
    send: smtp ? smtpSender(smtpConnection(smtp, greetingName(config))) : fileSender(directory),
    from: notifyFrom ?? notifyTo[0] ?? '',
    to: notifyTo,
    reachesVisitors: smtp !== undefined && acknowledge,
    sendTimeout,
  }
}

export function filesDirectory(database: Knex): string {
  const { dialect, place } = connectionInfo(database)
  return mailFolder(dataFolder(dialect === 'sqlite' ? place : undefined))
}
