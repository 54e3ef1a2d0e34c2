import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClinicFixture, openClinic } from './clinic-fixture.ts'

describe('reading enquiries', () => {
  let clinic: ClinicFixture

  beforeEach(async () => {
    clinic = await openClinic()
  })
  afterEach(() => clinic.remove())

  it('lists them for a person', async () => {
    const old = await clinic.receive({ name: 'Éloïse Example', reasonForContact: 'mole-assessment' }, 30)
    const recent = await clinic.receive({})
    await clinic.run('enquiries', 'set-status', 'booked', recent)
    const { exitCode, stdout, stderr } = await clinic.run('enquiries', 'list')
    expect(exitCode).toBe(0)
    expect(stderr).toBe('2 enquiries.\n')
    expect(stdout.replace(old, 'ENQ-AAAA-AAAA').replace(recent, 'ENQ-CCCC-CCCC')).toMatchInlineSnapshot(`
      "REFERENCE      RECEIVED                NAME            REASON                   STATUS  WAITING
      ENQ-CCCC-CCCC  Fri 20 Nov 2026, 14:00  Alex Example    Free Consultation        booked
      ENQ-AAAA-AAAA  Thu 19 Nov 2026, 09:00  Éloïse Example  Private Mole Assessment  new     30 h OVERDUE
      "
    `)
  })

  it('says when there are none, and when not all are shown', async () => {
    expect(await clinic.run('enquiries', 'list')).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: 'No enquiries.\n',
    })
    await clinic.receive()
    await clinic.receive()
    const { stderr } = await clinic.run('enquiries', 'list', '--limit', '1')
    expect(stderr).toBe('2 enquiries, the newest 1 shown; --limit shows more.\n')
  })

  it('lists what is chosen, as JSON with the fields asked for', async () => {
    const profhilo = await clinic.receive({ reasonForContact: 'profhilo' }, 50)
    const general = await clinic.receive({ reasonForContact: 'general', name: 'Éva Example' })
    const chosen = async (...options: string[]) => {
      const { stdout } = await clinic.run('enquiries', 'list', '--json', 'reference', ...options)
      return JSON.parse(stdout).map((row: { reference: string }) => row.reference)
    }
    expect(await chosen()).toEqual([general, profhilo])
    expect(await chosen('--reason', 'profhilo,skin-peels')).toEqual([profhilo])
    expect(await chosen('--reason', 'Profhilo,skin peels')).toEqual([profhilo])
    expect(await chosen('--since', 'today')).toEqual([general])
    expect(await chosen('--since', '2026-11-18', '--until', '2026-11-18')).toEqual([profhilo])
    expect(await chosen('--search', 'eva')).toEqual([general])
    expect(await chosen('--status', 'booked,closed')).toEqual([])
  })

  it('gives all fields as JSON', async () => {
    const reference = await clinic.receive()
    const { stdout } = await clinic.run('enquiries', 'show', reference, '--json')
    expect(JSON.parse(stdout)).toEqual([
      {
        reference,
        createdAt: '2026-11-20T14:00:00.000Z',
        status: 'new',
        name: 'Alex Example',
        dateOfBirth: '1985-03-27',
        email: 'alex@client.example',
        phone: '07700 900123',
        reasonForContact: 'consultation',
        message: 'Which day suits?',
        suspicious: false,
      },
    ])
  })

  it('shows one as a card, found as a person types its reference', async () => {
    const reference = await clinic.receive({ message: 'First line\nStatus  closed' })
    const typed = reference.toLowerCase().replaceAll('-', '')
    const { stdout } = await clinic.run('enquiries', 'show', typed)
    expect(stdout.replace(reference, 'ENQ-AAAA-AAAA')).toMatchInlineSnapshot(`
      "Reference      ENQ-AAAA-AAAA
      Status         new, waiting 1 h
      Can become     contacted, booked, closed, spam
      Received       Fri 20 Nov 2026, 14:00
      Name           Alex Example
      Date of birth  27 March 1985 (age 41)
      Email          alex@client.example
      Phone          07700 900123
      Reason         Free Consultation
      Message
          First line
          Status  closed

      Fri 20 Nov 2026, 14:00  website  received as new
      "
    `)
  })

  it('cannot be steered by what lies in the database', async () => {
    const reference = await clinic.receive()
    const hostile = '\u001b]52;c;x\u0007\u001b[2J\u009b2J\u202e\u2028'
    await clinic.withDatabase((db) =>
      db('enquiries').update({ name: hostile, message: hostile, email: hostile }),
    )
    for (const args of [['list'], ['show', reference], ['list', '--json'], ['export', '--format', 'csv']]) {
      const { stdout } = await clinic.run('enquiries', ...args)
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Bidi_Control}]/u)
    }
    expect((await clinic.run('enquiries', 'list')).stdout).toContain('\\u{1b}]52;c;x\\u{7}')
  })

  it('tells who waits too long, with exit code 1', async () => {
    await clinic.receive({}, 23.9)
    expect(await clinic.run('enquiries', 'overdue')).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: 'No enquiry waits longer than the promised 24 hours.\n',
    })
    const late = await clinic.receive({}, 24.1)
    const { exitCode, stdout, stderr } = await clinic.run('enquiries', 'overdue')
    expect([exitCode, stderr]).toEqual([1, '1 enquiry waits longer than the promised 24 hours.\n'])
    expect(stdout).toContain(late)
  })

  it('counts them', async () => {
    const answered = await clinic.receive({ reasonForContact: 'profhilo' })
    await clinic.receive({})
    await clinic.run('enquiries', 'set-status', 'contacted', answered)
    const { stdout } = await clinic.run('enquiries', 'stats', '--since', '7d')
    expect(stdout).toMatchInlineSnapshot(`
      "Since Fri 13 Nov 2026, 15:00

      Enquiries  2
      new        1
      contacted  1
      booked     0
      closed     0
      spam       0

      Free Consultation  1
      Profhilo           1

      Answered         1
      Within 24 hours  1 (100 %)
      "
    `)
  })
})
