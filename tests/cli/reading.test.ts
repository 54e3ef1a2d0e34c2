import { describe, expect, it } from 'vitest'
import { storeMany } from '../support/many-enquiries.ts'
import { now, runProcess, useClinic } from './clinic-fixture.ts'

describe('reading enquiries', () => {
  const clinic = useClinic()

  it('shows what is due first for a waiting enquiry, the answer or the ring-back', async () => {
    const reference = await clinic.receive({}, 1)
    const state = async () =>
      (await clinic.run('enquiries', 'list')).stdout.split('Consultation').at(-1)?.trim()
    await clinic.run('enquiries', 'ring-back', reference, 'today', '17:00')
    expect(await state()).toBe('ring back 17:00')
    expect((await clinic.run('enquiries', 'show', reference)).stdout).toMatch(/^Status +new, waiting 1 h$/m)
    await clinic.run('enquiries', 'ring-back', reference, 'monday', '14:30')
    expect(await state()).toBe('waiting 1 h')
  })

  it('lists who waits longest first, then the newest, on pages of any size', async () => {
    const late = await clinic.receive({ name: 'Éloïse Example', reasonForContact: 'mole-assessment' }, 30)
    const recent = await clinic.receive({}, 2)
    const answered = await clinic.receive({}, 40)
    const booked = await clinic.receive({}, 1)
    for (const reference of [booked, answered])
      await clinic.run('enquiries', 'set-status', 'booked', reference)
    const { exitCode, stdout, stderr } = await clinic.run('enquiries', 'list')
    expect([exitCode, stderr]).toEqual([0, '4 enquiries.\n'])
    expect(stdout.match(/ENQ-\S+/g)).toEqual([late, recent, booked, answered])
    expect(stdout.replace(/ENQ-\S+/g, 'ENQ-AAAA-AAAA')).toMatchInlineSnapshot(`
      "REFERENCE      RECEIVED  NAME            REASON                   STATUS
      ENQ-AAAA-AAAA  19 Nov    Éloïse Example  Private Mole Assessment  OVERDUE by 6 h
      ENQ-AAAA-AAAA  20 Nov    Alex Example    Free Consultation        waiting 2 h
      ENQ-AAAA-AAAA  20 Nov    Alex Example    Free Consultation        booked
      ENQ-AAAA-AAAA  18 Nov    Alex Example    Free Consultation        booked
      "
    `)
    const first = await clinic.run('enquiries', 'list', '--limit', '1')
    expect(first.stdout).toContain(late)
    expect(first.stderr).toBe('4 enquiries, 1 to 1 shown; 3 more with --page 2, or all with --limit 4.\n')
    const last = await clinic.run('enquiries', 'list', '--limit', '3', '--page', '2')
    expect(last.stdout.match(/ENQ-\S+/g)).toEqual([answered])
    const rows = await clinic.run('enquiries', 'list', '--json', 'reference', '--limit', '3', '--page', '2')
    expect(JSON.parse(rows.stdout)).toEqual([{ reference: answered }])
    const past = await clinic.run('enquiries', 'list', '--page', '9')
    expect(past.stderr).toBe('4 enquiries.\nPage 9 is empty: the last page is 1.\n')
  })

  it('writes large numbers with commas, but not in a command', async () => {
    await clinic.withDatabase((db) => storeMany(db, 2_100, { before: now }))
    expect((await clinic.run('enquiries', 'list', '--page', '41')).stderr).toBe(
      '2,100 enquiries, 1,001 to 1,025 shown; 1,075 more with --page 42, or all with --limit 2100.\n',
    )
    expect((await clinic.run()).stdout).toContain('\nand 2,095 more: clinic enquiries list --waiting\n')
  })

  it('says when there are none', async () => {
    expect(await clinic.run('enquiries', 'list')).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: 'No enquiries.\n',
    })
  })

  it('shows enquiries dated ahead, and says how many restricted ones it leaves out', async () => {
    const ahead = await clinic.receive({}, -72)
    const kept = await clinic.receive({}, 50)
    await clinic.withDatabase((db) => db('enquiries').where({ reference: kept }).update({ restricted: true }))
    const { stdout, stderr } = await clinic.run('enquiries', 'list')
    expect(stdout).toMatch(new RegExp(`${ahead}.*new, dated ahead`))
    expect(stdout).not.toContain(kept)
    expect(stderr).toContain("1 enquiry is dated ahead of this machine's clock")
    expect(stderr).toContain('1 more is restricted and not listed: see them with --restricted.\n')
    expect((await clinic.run('enquiries', 'list', '--restricted')).stdout).toContain(kept)
    const exported = await clinic.run('enquiries', 'export', '--format', 'csv')
    expect([exported.stdout.includes(kept), exported.stdout.includes(ahead)]).toEqual([false, true])
    expect(exported.stderr).toContain('1 more is restricted and left out.')
    const alone = await clinic.run('enquiries', 'export', '--format', 'csv', '--restricted')
    expect([alone.stdout.includes(kept), alone.stdout.includes(ahead)]).toEqual([true, false])
    expect((await clinic.run('enquiries', 'show', kept)).stdout).toContain(
      'to keep their data but not to use it',
    )
    const overdue = await clinic.run('enquiries', 'overdue')
    expect([overdue.exitCode, overdue.stdout.includes(kept)]).toEqual([0, false])
    expect(overdue.stdout).toContain(ahead)
    expect(overdue.stderr).toContain('dated ahead')
  })

  it('lists what is chosen, as JSON with the fields asked for', async () => {
    const profhilo = await clinic.receive({ reasonForContact: 'profhilo' }, 50)
    const general = await clinic.receive({ reasonForContact: 'general', name: 'Éva Example' })
    const chosen = async (...options: string[]) => {
      const { stdout } = await clinic.run('enquiries', 'list', '--json', 'reference', ...options)
      return JSON.parse(stdout).map((row: { reference: string }) => row.reference)
    }
    expect(await chosen()).toEqual([profhilo, general])
    expect(await chosen('--reason', 'profhilo,skin-peels')).toEqual([profhilo])
    expect(await chosen('--reason', 'Profhilo,skin peels')).toEqual([profhilo])
    expect(await chosen('--since', 'today')).toEqual([general])
    expect(await chosen('--since', '2026-11-18', '--until', '2026-11-18')).toEqual([profhilo])
    expect(await chosen('--since', '18/11/2026', '--until', '9999-12-31')).toEqual([profhilo, general])
    expect(await chosen('--since', 'wednesday', '--until', 'wed')).toEqual([profhilo])
    expect(await chosen('--overdue')).toEqual([profhilo])
    expect(await chosen('--overdue', '--until', '2026-11-17')).toEqual([])
    expect(await chosen('--waiting', '--status', 'booked')).toEqual([])
    expect(await chosen('--waiting')).toEqual([profhilo, general])
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
        ringBackAt: null,
        restricted: false,
      },
    ])
  })

  it('asks for the words to search for, and advises that when they were part of the command', async () => {
    const reference = await clinic.receive({ name: 'Siân O’Brien' })
    await clinic.receive()
    const found = await runProcess(
      ['enquiries', 'list', '--search'],
      { DATABASE_URL: clinic.databaseUrl },
      { input: "sian o'brien\n" },
    )
    expect(found.stdout.match(/ENQ-\S+/g)).toEqual([reference])
    const given = await clinic.run('enquiries', 'list', '--search', "o'brien")
    expect(given.stderr).toContain('Leave it out, and you are asked for it.\n1 enquiry.\n')
  })

  it('refuses an empty search, which would match everybody', async () => {
    await clinic.receive()
    for (const search of ['', ' ', ',', '"";'])
      for (const args of [['list'], ['list', '--json'], ['export', '--format', 'csv']])
        expect([search, await clinic.run('enquiries', ...args, '--search', search)]).toEqual([
          search,
          {
            exitCode: 2,
            stdout: '',
            stderr:
              'The search holds no word to look for. Give part of a name, email address, number or reference; leave --search out to see all.\n',
          },
        ])
    expect((await clinic.answer([','], 'enquiries', 'list', '--search')).exitCode).toBe(2)
  })

  it('shows one as a card, by its reference as a person types it', async () => {
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

      What happened
      Fri 20 Nov 2026, 14:00  website  received as new
      "
    `)
  })

  it('shows one by part of its reference, or by a name that only one person has', async () => {
    const alex = await clinic.receive({}, 3, 'ENQ-7F3K-9QW2')
    const zoe = await clinic.receive(
      { name: 'Zoë Margaret', email: 'zoe@client.example', phone: '01473 496000' },
      2,
      'ENQ-4HJX-T2PD',
    )
    const shown = async (text: string) => (await clinic.run('enquiries', 'show', text)).stdout
    for (const text of ['7f3k', 'enq-7f3k', '9ow2', 'alex', 'EXAMPLE al'])
      expect([text, await shown(text)]).toEqual([text, expect.stringContaining(`Reference      ${alex}`)])
    expect(await shown('margaret')).toContain(`Reference      ${zoe}`)
    const again = await clinic.receive({}, 1)
    expect(await shown('alex')).toContain(`Reference      ${alex}`)
    await clinic.receive({ name: 'Alexa Sample' })
    const several = await clinic.run('enquiries', 'show', 'alex')
    expect(several).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('3 enquiries match. Show one by its reference.'),
    })
    expect(several.stdout).toContain(again)
    for (const text of ['nobody', 'word '.repeat(1000)])
      expect(await clinic.run('enquiries', 'show', text)).toMatchObject({
        exitCode: 3,
        stdout: '',
        stderr: expect.stringContaining(`No reference and no name matches "${text}".`),
      })
  })

  it('shows what happened to one by part of its reference', async () => {
    await clinic.receive({}, 3, 'ENQ-5754-9QW2')
    const { exitCode, stdout } = await clinic.run('enquiries', 'history', '5754')
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/website +received as new\n$/)])
    await clinic.receive({}, 2, 'ENQ-5754-T2PD')
    expect(await clinic.run('enquiries', 'history', '5754')).toMatchObject({
      exitCode: 3,
      stdout: expect.stringContaining('ENQ-5754-T2PD'),
      stderr: '2 enquiries match. Show one by its reference.\n',
    })
  })

  it('shows other enquiries perhaps from the same person and why, and who is too young', async () => {
    const [dateOfBirth, reasonForContact] = ['2008-11-21', 'dermal-fillers'] as const
    const child = await clinic.receive({ name: 'Alex Rose Example', dateOfBirth, reasonForContact }, 90)
    const adult = await clinic.receive(
      {
        ...{ name: 'Kim Example', phone: '+44 7700 900123', email: 'ALEX@client.example' },
        ...{ dateOfBirth: '2008-11-20', reasonForContact },
      },
      60,
    )
    const other = { email: 'other@client.example', phone: '01473 496000' }
    const same = await clinic.receive({ ...other, dateOfBirth }, 5)
    await clinic.receive({ name: 'Sam Sample', email: 'sam@client.example', phone: '01473 496001' })
    const { stdout } = await clinic.run('enquiries', 'show', child)
    expect(stdout).toContain('UNDER 18       Dermal Fillers is for adults aged 18 or over\n')
    const [, others = ''] = stdout.split('Other enquiries, perhaps from the same person\n')
    expect(others.match(/ENQ-\S+/g)).toEqual([same, adult])
    expect(others).toMatch(/same name and date of birth.*same email, phone/s)
    for (const other of [same, adult])
      expect((await clinic.run('enquiries', 'show', other)).stdout).not.toContain('UNDER 18')
  })

  it('escapes control characters that are stored in the database', async () => {
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

  it('lists who waits too long, with exit code 1', async () => {
    await clinic.receive({}, 23.9)
    expect(await clinic.run('enquiries', 'overdue')).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: 'No enquiry is waiting longer than the promised 24 hours.\n',
    })
    const late = await clinic.receive({}, 24.1)
    const { exitCode, stdout, stderr } = await clinic.run('enquiries', 'overdue')
    expect([exitCode, stderr]).toEqual([1, '1 enquiry is waiting longer than the promised 24 hours.\n'])
    expect(stdout).toContain(late)
  })

  it('counts them', async () => {
    const answered = await clinic.receive({ reasonForContact: 'profhilo' })
    await clinic.receive({})
    const spam = await clinic.receive({})
    await clinic.run('enquiries', 'set-status', 'contacted', answered)
    await clinic.run('enquiries', 'set-status', 'spam', spam)
    const { stdout } = await clinic.run('enquiries', 'stats', '--since', '7d')
    expect(stdout).toMatchInlineSnapshot(`
      "Since Fri 13 Nov 2026, 15:00

      Enquiries, without spam  2
      new                      1
      contacted                1
      booked                   0
      closed                   0
      spam                     1

      Free Consultation  1
      Profhilo           1

      Answered         1
      Within 24 hours  1 of 1
      "
    `)
    for (let late = 0; late < 4; late += 1) await clinic.receive({}, 25)
    expect((await clinic.run('enquiries', 'stats')).stdout).toContain('Within 24 hours  1 of 5 (20 %)')
  })
})
