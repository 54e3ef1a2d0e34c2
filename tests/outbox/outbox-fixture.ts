import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { mailEnvironment, smtpConnection } from '../../schemas/settings/mail-settings.ts'
import { createLog } from '../../server/log.ts'
import { type DeliveryOptions, deliverNext } from '../../server/outbox/deliver.ts'
import type { SendMail } from '../../server/outbox/mail.ts'
import { smtpSender } from '../../server/outbox/smtp.ts'
import {
  type MailBehaviour,
  type MailServer,
  type MailServerOptions,
  startMailServer,
} from '../support/mail-server.ts'
import { storeExample } from '../support/store-example.ts'

export const clinicAddress = 'reception@clinic.example'

/** An outbox on a database, with a clock that a test moves. */
export interface TestOutbox {
  clock: { now: Date }
  logLines: string[]
  options: DeliveryOptions
  /** Sends everything that is due. */
  deliver: () => Promise<void>
  store: (
    change?: Partial<Enquiry>,
    options?: { suspicious?: boolean; acknowledge?: boolean },
  ) => Promise<string>
  rows: () => Promise<Record<string, unknown>[]>
}

export function openOutbox(database: Knex, send: SendMail | string): TestOutbox {
  const clock = { now: new Date('2026-11-20T15:00:00.000Z') }
  const logLines: string[] = []
  const options: DeliveryOptions = {
    database,
    clock: () => clock.now,
    log: createLog({ level: 'debug', write: (line) => logLines.push(line), clock: () => clock.now }),
    send: typeof send === 'string' ? senderTo(send) : send,
    from: 'website@clinic.example',
    to: [clinicAddress],
    reachesVisitors: true,
    clinic: { name: 'Skin & Well', phone: '01632 960123' },
    sendTimeout: 20_000,
  }
  return {
    clock,
    logLines,
    options,
    deliver: async () => {
      while (await deliverNext(options, new AbortController().signal));
    },
    store: (change = {}, more = {}) => storeExample(database, change, { now: clock.now, ...more }),
    rows: () => database('notifications').select('*').orderBy('id'),
  }
}

export function senderTo(url: string): SendMail {
  const server = mailEnvironment.SMTP_URL.parse(url)
  if (!server) throw new Error('no mail server')
  return smtpSender(smtpConnection(server, 'clinic.example'))
}

/** A mail server that stops after the test. */
export async function mailServer(
  behaviour?: MailBehaviour,
  options?: MailServerOptions,
): Promise<MailServer> {
  const server = await startMailServer(behaviour, options)
  onTestFinished(server.stop)
  return server
}

export function later(clock: { now: Date }, hours: number): void {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000)
}
