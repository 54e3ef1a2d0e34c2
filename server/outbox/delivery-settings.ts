import type { Knex } from 'knex'
import { connectionInfo } from '../../database/connection-info.ts'
import { dataFolder, mailFolder } from '../../database/data-folder.ts'
import type { Config } from '../../schemas/settings/service-settings.ts'
import type { Log } from '../log.ts'
import type { DeliveryOptions } from './deliver.ts'
import { fileSender } from './mail-files.ts'
import { smtpSender } from './smtp.ts'

const sendTimeout = 20_000

/** How mails leave: through the mail server of the settings, or as files where there is none, which the log says once. */
export function deliverySettings(
  { smtp, notifyTo = ['clinic@localhost'], notifyFrom }: Pick<Config, 'smtp' | 'notifyTo' | 'notifyFrom'>,
  database: Knex,
  log: Log,
): Pick<DeliveryOptions, 'send' | 'from' | 'to' | 'reachesVisitors' | 'sendTimeout'> {
  const directory = filesDirectory(database)
  if (!smtp) log.warn('mail_written_to_files', { reason: `SMTP_URL is not set, so mails go to ${directory}` })
  return {
    send: smtp ? smtpSender(smtp) : fileSender(directory),
    from: notifyFrom ?? notifyTo[0] ?? '',
    to: notifyTo,
    reachesVisitors: smtp !== undefined,
    sendTimeout,
  }
}

export function filesDirectory(database: Knex): string {
  const { dialect, place } = connectionInfo(database)
  return mailFolder(dataFolder(dialect === 'sqlite' ? place : undefined))
}
