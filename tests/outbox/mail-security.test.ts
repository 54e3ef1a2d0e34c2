import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { migrate } from '../../database/migrate.ts'
import { makeDue } from '../../database/notifications.ts'
import { readConfig } from '../../schemas/settings/service-settings.ts'
import { deliverNext } from '../../server/outbox/deliver.ts'
import { mail } from '../../staff/health/mail.ts'
import { jsonPost } from '../support/enquiry-example.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { printed } from '../support/server-process.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { clinicAddress, later, mailServer, openOutbox, senderTo, type TestOutbox } from './outbox-fixture.ts'

const login = { user: 'website', pass: 'tall-ships-1797' }
/** Reaches this machine, but does not count as local, so that no password goes to it without TLS. */
const host = '127.0.0.2'
const lacksTools =
  process.env.CI !== 'true' && (process.platform !== 'linux' || !succeeds('openssl', ['version']))

async function outboxTo(url: string): Promise<TestOutbox> {
  const { path, remove } = temporaryDirectory()
  const database = connect(`sqlite:${join(path, 'clinic.sqlite3')}`)
  onTestFinished(async () => {
    await database.destroy()
    remove()
  })
  await migrate(database)
  return openOutbox(database, url)
}

test('a wrong password fails as 535 and is not tried again by itself; once corrected, a retry sends the mail', async () => {
  const smtp = await mailServer('take', { login })
  const outbox = await outboxTo(smtp.url.replace(login.pass, 'wrong'))
  const { store, deliver, rows, logLines, clock, options } = outbox
  await store()
  await deliver()
  later(clock, 24)
  await deliver()
  expect(smtp.passwords).toEqual(['wrong'])
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, error_code: '535' }])
  expect(logLines.filter((line) => line.includes('notification_failed'))).toHaveLength(1)
  expect(logLines.join()).not.toContain('wrong')
  await makeDue(options.database, 'failed', clock.now)
  await deliverNext({ ...options, send: senderTo(smtp.url) }, new AbortController().signal)
  expect(smtp.mails).toHaveLength(1)
})

describe.skipIf(lacksTools)('a mail server elsewhere', () => {
  let certificate: { key: string; cert: string; file: string }

  beforeAll(() => {
    const { path, remove } = temporaryDirectory()
    const [keyFile, file] = [join(path, 'key.pem'), join(path, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', '/CN=mail.example', '-addext', `subjectAltName=IP:${host}`],
        ...['-keyout', keyFile, '-out', file],
      ],
      { stdio: 'ignore' },
    )
    certificate = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8'), file }
    return remove
  })

  test.each([
    ['upgraded to TLS', false],
    ['with TLS from the first byte', true],
  ])('gets login and mail over a connection %s', async (_, fromTheFirstByte) => {
    const smtp = await mailServer('take', { host, login, tls: { ...certificate, fromTheFirstByte } })
    const directory = siteDirectory()
    const server = await startTestServer(directory, {
      SMTP_URL: smtp.url,
      ENQUIRY_NOTIFY_TO: clinicAddress,
      NODE_EXTRA_CA_CERTS: certificate.file,
    })
    onTestFinished(async () => void (await server.kill('SIGKILL')))
    expect((await server.send(jsonPost())).status).toBe(201)
    await printed(server, /"event":"notification_sent"/)
    expect(smtp.mails).toMatchObject([{ to: [clinicAddress], isSecure: true }])
    expect(smtp.passwords).toEqual([login.pass])
  })

  test.each([
    ['with a self-signed certificate', true, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['that offers no TLS', false, 'ETLS'],
  ])('%s gets neither login nor mail, and is tried later', async (_, offersTls, code) => {
    const tls = offersTls ? { ...certificate, fromTheFirstByte: false } : undefined
    const smtp = await mailServer('take', { host, login, ...(tls && { tls }) })
    const { store, deliver, rows } = await outboxTo(smtp.url)
    await store()
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'waiting', error_code: code }])
    expect([smtp.passwords, smtp.mails]).toEqual([[], []])
    const settings = readConfig({ SMTP_URL: smtp.url, ENQUIRY_NOTIFY_TO: clinicAddress })
    const answer = settings.ok ? await mail(settings.config) : undefined
    expect(answer?.remedy).toMatch(offersTls ? /put its certificate right/ : /^Check SMTP_URL/)
  })
})

function succeeds(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
