import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { needingAttention } from '../../database/enquiries/mail-facts.ts'
import { makeDue, queueDigest } from '../../database/notifications.ts'
import { deliverNext } from '../../server/outbox/deliver.ts'
import { fileSender } from '../../server/outbox/mail-files.ts'
import { startOutbox } from '../../server/outbox/outbox.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { newMark } from '../support/marked-enquiry.ts'
import { newDirectory } from '../support/process-run.ts'
import { clinicAddress, later, mailServer, openOutbox, type TestOutbox } from './outbox-fixture.ts'

/** Runs the outbox as the service does, until `reached` resolves. */
async function runUntil(outbox: TestOutbox, reached: () => Promise<unknown>): Promise<void> {
  const running = startOutbox(outbox.options)
  await reached()
  await running.stop(10_000)
}

describeEachDatabase('a visitor', ({ openMigrated }) => {
  it('is thanked, when acknowledgements are on, at most once an hour for each address', async () => {
    const smtp = await mailServer()
    const { store, deliver, clock } = openOutbox(await openMigrated(), smtp.url)
    const first = await store({}, { acknowledge: true })
    for (const spelling of [
      'ALEX@client.example',
      'alex@ｃlient.example',
      'alex@client.exａmple',
      'alex+2@client.example',
      // Gmail ignores dots, and has two names.
      'a.lex@gmail.com',
      'alex+2@googlemail.com',
    ])
      await store({ email: spelling }, { acknowledge: true })
    await store()
    await deliver()
    const thanks = () => smtp.mails.filter(({ to }) => !to.includes(clinicAddress))
    expect(thanks().map(({ to }) => to)).toEqual([['alex@client.example'], ['a.lex@gmail.com']])
    const [{ raw } = { raw: '' }] = thanks()
    expect(raw).toMatch(/^Subject: Thank you for your enquiry\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    for (const words of [first, 'within 24 hours', '01632 960123', 'Skin &amp; Well'])
      expect(raw).toContain(words)
    later(clock, 2)
    await deliver()
    expect(thanks()).toHaveLength(2)
    await store({}, { acknowledge: true })
    await deliver()
    expect(thanks()).toHaveLength(3)
  })

  it('is thanked soon after when their mail server was busy at first, and only once', async () => {
    const smtp = await mailServer(450)
    const { store, deliver, clock, rows } = openOutbox(await openMigrated(), smtp.url)
    await store({}, { acknowledge: true })
    await store({}, { acknowledge: true })
    await deliver()
    smtp.behaviour = 'take'
    const due = new Date(String((await rows()).find(({ kind }) => kind === 'acknowledgement')?.due_at))
    expect(due.getTime() - clock.now.getTime()).toBeLessThan(60_000)
    clock.now = due
    await deliver()
    const thanks = () => smtp.mails.filter(({ to }) => to.includes('alex@client.example'))
    expect(thanks()).toHaveLength(1)
    for (let hour = 0; hour < 3; hour += 1) {
      later(clock, 1)
      await deliver()
    }
    expect(thanks()).toHaveLength(1)
  })

  it('is not thanked again within the hour when it is unknown whether the first mail arrived', async () => {
    const to: string[] = []
    const outbox = openOutbox(await openMigrated(), async (mail) => {
      to.push(...mail.to)
      throw Object.assign(new Error('no answer'), { code: 'ECONNECTION' })
    })
    await outbox.store({}, { acknowledge: true })
    const thanked = async (hours: number) => {
      later(outbox.clock, hours)
      await outbox.deliver()
      return to.filter((one) => one === 'alex@client.example').length
    }
    // Nor over and over: a server that never confirms a mail may have accepted each.
    const counts = [
      await thanked(0),
      await thanked(0.05),
      await thanked(1),
      await thanked(2),
      await thanked(3),
    ]
    expect(counts).toEqual([1, 1, 2, 2, 2])
  })

  it('is thanked soon after a mail server that could not be reached', async () => {
    let code: string | undefined = 'ECONNREFUSED'
    const to: string[] = []
    const { store, deliver, clock } = openOutbox(await openMigrated(), async (mail) => {
      if (code) throw Object.assign(new Error('nobody there'), { code })
      to.push(...mail.to)
      return { refused: {} }
    })
    await store({}, { acknowledge: true })
    await deliver()
    code = undefined
    later(clock, 0.02)
    await deliver()
    expect(to).toContain('alex@client.example')
  })

  it('is no longer thanked once they were answered, or the promised time is over', async () => {
    const smtp = await mailServer(450)
    const { store, deliver, clock, options } = openOutbox(await openMigrated(), smtp.url)
    await store({ email: 'late@client.example' }, { acknowledge: true })
    await deliver()
    later(clock, 23)
    const answered = await store({}, { acknowledge: true })
    await deliver()
    smtp.behaviour = 'take'
    await changeStatus(options.database, [answered], 'contacted', { actor: 'reception', now: clock.now })
    later(clock, 2)
    await deliver()
    expect(smtp.mails.map(({ to }) => to)).toEqual([[clinicAddress], [clinicAddress]])
  })

  it('is thanked after staff retry what was refused', async () => {
    const smtp = await mailServer(550)
    const { store, deliver, clock, options } = openOutbox(await openMigrated(), smtp.url)
    const reference = await store({}, { acknowledge: true })
    await deliver()
    smtp.behaviour = 'take'
    expect(await makeDue(options.database, 'failed', clock.now)).toEqual([reference, reference])
    await deliver()
    expect(smtp.mails.map(({ to }) => to)).toContainEqual(['alex@client.example'])
  })
})

describeEachDatabase('the daily digest', ({ openMigrated }) => {
  it('goes out from eight in the morning, with counts and references, while something is overdue or failed', async () => {
    const smtp = await mailServer(550)
    const outbox = openOutbox(await openMigrated(), smtp.url)
    const { store, deliver, clock, rows, options } = outbox
    const untold = await store()
    const kept = await store()
    await deliver()
    await options.database('enquiries').where({ reference: kept }).update({ restricted: true })
    smtp.behaviour = 'take'
    later(clock, 1)
    const overdue = await store()
    const inTime = new Date(clock.now.getTime() + 22 * 3_600_000)
    expect((await needingAttention(options.database, inTime)).overdue).toEqual([])
    await queueDigest(options.database, '2026-11-19', clock.now)
    await options.database('notifications').where({ kind: 'digest' }).update({ state: 'failed' })
    clock.now = new Date('2026-11-21T07:59:00Z')
    await runUntil(outbox, () => smtp.taken(1))
    clock.now = new Date('2026-11-22T08:00:00Z')
    await runUntil(outbox, () => smtp.taken(2))
    await runUntil(outbox, async () => {})
    const [, digest] = smtp.mails
    expect(digest?.to).toEqual([clinicAddress])
    expect(digest?.raw).toMatch(/^Subject: Enquiries need your attention\r$/m)
    expect(digest?.raw).toContain(`24 hours: 2\r\n\r\n${untold}\r\n${overdue}\r\n`)
    expect(digest?.raw).toContain(`could not be sent: 1\r\n\r\n${untold}\r\n`)
    expect(smtp.mails).toHaveLength(2)
    const digests = (await rows()).filter(({ kind }) => kind === 'digest')
    expect(digests.map(({ day }) => day)).not.toContain('2026-11-19')

    await changeStatus(options.database, [untold, overdue], 'contacted', {
      actor: 'reception',
      now: clock.now,
    })
    clock.now = new Date('2026-11-22T10:00:00Z')
    const lateInTheDay = await store()
    clock.now = new Date('2026-11-23T08:00:00Z')
    await runUntil(outbox, () => smtp.taken(3))
    expect((await rows()).map(({ day }) => day)).not.toContain('2026-11-23')
    clock.now = new Date('2026-11-23T10:01:00Z')
    await runUntil(outbox, () => smtp.taken(4))
    expect(smtp.mails[3]?.raw).toContain(lateInTheDay)
  })

  it('goes out at eight on the clinic’s clock in summer', async () => {
    const smtp = await mailServer()
    const outbox = openOutbox(await openMigrated(), smtp.url)
    outbox.clock.now = new Date('2026-06-29T12:00:00Z')
    await outbox.store()
    await outbox.deliver()
    outbox.clock.now = new Date('2026-07-01T07:05:00Z')
    await runUntil(outbox, () => smtp.taken(2))
    expect(smtp.mails[1]?.raw).toMatch(/^Subject: Enquiries need your attention\r$/m)
  })

  it('that staff retry is given up before the next one is due, unlike a mail about an enquiry', async () => {
    const smtp = await mailServer(450)
    const { store, deliver, clock, rows, options } = openOutbox(await openMigrated(), smtp.url)
    await store()
    await queueDigest(options.database, '2026-11-20', clock.now)
    await options.database('notifications').update({ state: 'failed' })
    later(clock, 24)
    await makeDue(options.database, 'failed', clock.now)
    later(clock, 21)
    await deliver()
    await deliver()
    expect(await rows()).toMatchObject([
      { kind: 'enquiry', state: 'waiting' },
      { kind: 'digest', state: 'failed' },
    ])
  })
})

describeEachDatabase('no mail, file or log line', ({ openMigrated }) => {
  it('holds a word of the visitor, and a mail file is closed to others', async () => {
    const words = [newMark(), newMark(), newMark()]
    const [name = '', email = '', message = ''] = words
    const secrets = [...words, '900987', '1987-06', 'mole']
    const enquiry = {
      name,
      email: `${email}@client.example`,
      message,
      phone: '07700 900987',
      dateOfBirth: '1987-06-05',
      reasonForContact: 'mole-assessment',
    } as const
    const smtp = await mailServer(550)
    const path = newDirectory()
    const outbox = openOutbox(await openMigrated(), smtp.url)
    const { store, deliver, options, logLines, clock, rows } = outbox
    const reference = await store(enquiry, { acknowledge: true })
    await deliver()
    smtp.behaviour = 'take'
    later(clock, 2)
    await store(enquiry, { acknowledge: true })
    await deliver()
    later(clock, 46)
    await runUntil(outbox, () => smtp.taken(3))
    const directory = join(path, 'outbox')
    const asFiles = { ...options, send: fileSender(directory), reachesVisitors: false }
    const filed = await store(enquiry, { acknowledge: true })
    while (await deliverNext(asFiles, new AbortController().signal));

    expect(readdirSync(directory)).toEqual([`enquiry-${filed}.eml`])
    const file = join(directory, `enquiry-${filed}.eml`)
    expect([directory, file].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o600])
    const bodies = smtp.mails.map(({ raw }) => raw.replace(/^To: .*$/m, ''))
    expect(bodies.join()).toContain(reference)
    const written = [...bodies, readFileSync(file, 'utf8'), ...logLines, JSON.stringify(await rows())].join(
      '\n',
    )
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  })
})
