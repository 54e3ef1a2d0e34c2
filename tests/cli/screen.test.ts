import { PassThrough } from 'node:stream'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { terminalOf, useClinic } from './clinic-fixture.ts'

describe('a screen', () => {
  const clinic = useClinic()

  it.each([40, 60, 70, 80, 200])(
    'fits a terminal of %i columns, also when it shows wide characters',
    async (columns) => {
      const name = '山田太郎 Éloïse 👩‍⚕️ van der Placeholder-Example'
      const late = await clinic.receive(
        { name, reasonForContact: 'mole-assessment', message: `${'word '.repeat(60)}${'山'.repeat(120)}` },
        30,
      )
      const other = await clinic.receive({ name: 'Zoe\u0308 Example' }, 24 * 200)
      await clinic.run('enquiries', 'set-status', 'contacted', other)
      await clinic.run('enquiries', 'ring-back', other, 'in 3 days')
      for (const args of [[], ['enquiries', 'list'], ['enquiries', 'show', late], ['enquiries', 'overdue']]) {
        const { stdout } = await clinic.runOn({ ...terminalOf(columns), colour: true }, ...args)
        const tooLong = stdout
          .split('\n')
          .filter((line) => stringWidth(line) > columns && !line.startsWith('  clinic '))
        expect([args, tooLong]).toEqual([args, []])
        expect(stdout).toContain(late)
        expect(stdout).toContain('OVERDUE by 6 h')
      }
    },
  )

  it.each([40, 60, 80])('wraps a history on %i columns, and not in a pipe', async (columns) => {
    const reference = await clinic.receive()
    const note = 'Prefers to be rung in the morning, before her work begins. '.repeat(4).trim()
    await clinic.run('enquiries', 'ring-back', reference, 'monday 14:30')
    await clinic.run('enquiries', 'set-status', 'contacted', reference, '--note', note)
    const { stdout } = await clinic.runOn(terminalOf(columns), 'enquiries', 'history', reference)
    expect(stdout.split('\n').filter((line) => stringWidth(line) > columns)).toEqual([])
    expect(stdout.replace(/\s+/g, ' ')).toContain(`${note} `)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .filter((line) => !/^(?:Fri 20 Nov 2026, | {4})/.test(line)),
    ).toEqual([])
    expect((await clinic.run('enquiries', 'history', reference)).stdout).toContain(`    ${note}\n`)
  })

  it.each([40, 60, 80, 200])(
    'tells people of one name apart by their birth on %i columns',
    async (columns) => {
      const name = 'Alexandra van der Placeholder-Example'
      for (const dateOfBirth of ['1985-03-27', '1990-09-28']) await clinic.receive({ name, dateOfBirth }, 400)
      const { stdout } = await clinic.runOn(terminalOf(columns), 'enquiries', 'show', 'alexandra')
      for (const birth of ['27 March 1985', '28 September 1990']) expect(stdout).toContain(birth)
      expect(stdout.split('\n').filter((line) => stringWidth(line) > columns)).toEqual([])
    },
  )

  it('shows the whole phone number to ring back on 60 columns', async () => {
    const reference = await clinic.receive({ name: 'Alexandra van der Placeholder-Example' })
    await clinic.run('enquiries', 'ring-back', reference, 'today 16:00')
    expect((await clinic.runOn(terminalOf(60))).stdout).toContain('  07700 900123\n')
  })

  it.each([40, 80, 200])(
    'shows on %i columns all that is held on a person, the mails and the machine',
    async (columns) => {
      const name = '山田太郎 Éloïse van der Placeholder-Example'
      const email = `${'very.'.repeat(9)}long@client.example`
      const reference = await clinic.receive({ name, email })
      await clinic.withDatabase((db) =>
        db('notifications').update({ attempts: 7, state: 'failed', error_code: 'ECONNREFUSED' }),
      )
      const on = { ...terminalOf(columns), colour: true }
      const whole = (stdout: string) => stdout.replace(/\s+/g, ' ')
      const found = await clinic.runOn(on, 'privacy', 'find', '--email', email)
      for (const text of [reference, 'Fri 20 Nov 2026, 14:00', '27 March 1985', '07700 900123'])
        expect(whole(found.stdout)).toContain(text)
      expect(found.stdout.replace(/\s+/g, '')).toContain(email)
      const erased = await clinic.runOn(
        { ...on, typed: ['no'], stderrIsTerminal: true },
        ...['privacy', 'erase', '--reference', reference],
      )
      expect(erased.stderr.replace(/\s+/g, '')).toContain(email)
      const mails = await clinic.runOn(on, 'notifications', 'list')
      expect(whole(mails.stdout)).toContain('ECONNREFUSED')
      const health = await clinic.runOn(on, 'doctor')
      const [table = ''] = erased.stderr.split('Held:')
      const tooWide = (text: string) => text.split('\n').filter((line) => stringWidth(line) > columns)
      expect([found.stdout, mails.stdout, table].flatMap(tooWide)).toEqual([])
      // A path stays whole, so that it can be copied.
      expect(tooWide(health.stdout).filter((line) => !/^(?:✓ database)? +\S+$/.test(line))).toEqual([])
    },
  )

  it('hands output that is longer than the screen to a pager, unless --no-pager is given', async () => {
    const paged: string[] = []
    const page = async (text: string) => paged.push(text) > 0
    const small = { terminal: { columns: 80, rows: 5, page } }
    for (let index = 0; index < 6; index += 1) await clinic.receive()
    expect((await clinic.runOn(small, 'enquiries', 'list')).stdout).toBe('')
    expect(paged[0]?.split('\n')).toHaveLength(8)
    expect((await clinic.runOn(small, 'enquiries', 'list', '--no-pager')).stdout).toContain('ENQ-')
    expect((await clinic.runOn(small, 'enquiries', 'list', '--limit', '2')).stdout).toContain('ENQ-')
    expect(paged).toHaveLength(1)
    await clinic.runOn(small, 'enquiries', 'list', '--help')
    expect(paged.pop()).toContain('Usage: clinic enquiries list [options]\n')
    for (const line of ['notifications list', 'privacy find --name Alex']) {
      const args = line.split(' ')
      expect([line, (await clinic.runOn(small, ...args)).stdout]).toEqual([line, ''])
      expect((await clinic.runOn(small, ...args, '--no-pager')).stdout).toBe(paged.at(-1))
    }
  })

  it('leaves the keys to the pager after a question', async () => {
    await clinic.receive()
    const stdin = Object.assign(new PassThrough(), { isTTY: true })
    stdin.write('Alex\n')
    const isLeft: boolean[] = []
    const terminal = { columns: 80, rows: 1, page: async () => isLeft.push(stdin.isPaused()) > 0 }
    await clinic.runOn({ stdin, terminal }, 'privacy', 'find', '--name')
    expect(isLeft).toEqual([true])
  })

  it('begins the day with what waits, and the commands for it', async () => {
    expect(await clinic.run()).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Nobody is waiting for an answer.'),
    })
    const late = await clinic.receive({ name: 'Robin Example' }, 30)
    const recent = await clinic.receive({}, 2)
    const later = await clinic.receive({ name: 'Sam Example' }, 46)
    const spam = await clinic.receive({}, 47)
    await clinic.run('enquiries', 'set-status', 'contacted', later)
    await clinic.run('enquiries', 'set-status', 'spam', spam)
    await clinic.withDatabase(async (db) => {
      await db('enquiries').where({ reference: later }).update({ ring_back_at: '2026-11-20T16:30:00.000Z' })
      await db('notifications').where({ reference: recent }).update({ state: 'failed' })
    })
    const { exitCode, stdout } = await clinic.run()
    expect(exitCode).toBe(0)
    const named = [late, recent, later].reduce(
      (text, reference, index) => text.replaceAll(reference, `ENQ-AAAA-AAA${index + 2}`),
      stdout,
    )
    expect(named).toMatchInlineSnapshot(`
      "Good afternoon. It is Fri 20 Nov 2026, 15:00.

      2 enquiries are waiting for an answer, 1 longer than the promised 24 hours.

      REFERENCE      RECEIVED  NAME           REASON             STATUS
      ENQ-AAAA-AAA2  19 Nov    Robin Example  Free Consultation  OVERDUE by 6 h
      ENQ-AAAA-AAA3  20 Nov    Alex Example   Free Consultation  waiting 2 h

      1 to ring back today:

      REFERENCE      RECEIVED  NAME         PHONE         STATUS
      ENQ-AAAA-AAA4  18 Nov    Sam Example  07700 900123  ring back 16:30

      1 mail to the clinic about an enquiry has failed or is late. See why:
        clinic notifications list
      1 enquiry went to spam since yesterday. Is any of it genuine?
        clinic enquiries list --status spam

      Next
        clinic enquiries show ENQ-AAAA-AAA2
        clinic enquiries set-status contacted ENQ-AAAA-AAA2
        clinic enquiries show ENQ-AAAA-AAA4
        clinic enquiries ring-back ENQ-AAAA-AAA2 tomorrow
      "
    `)
    await clinic.run('enquiries', 'set-status', 'new', spam)
    expect((await clinic.run()).stdout).toMatch(new RegExp(`${spam}.*OVERDUE by`))
  })

  it('lists the time to ring back and the phone number on every width, for new enquiries too', async () => {
    const [late, due, later] = [
      await clinic.receive({}, 40),
      await clinic.receive({}, 30),
      await clinic.receive({}, 1),
    ]
    await clinic.run('enquiries', 'ring-back', later, 'today 16:30')
    const moments = { [late]: '2026-11-18T15:00:00.000Z', [due]: '2026-11-20T14:30:00.000Z' }
    for (const [reference, ring_back_at] of Object.entries(moments))
      await clinic.withDatabase((db) => db('enquiries').where({ reference }).update({ ring_back_at }))
    for (const columns of [40, 80, 200])
      for (const args of [[], ['enquiries', 'list', '--ring-backs']]) {
        const { stdout } = await clinic.runOn(terminalOf(columns), ...args)
        const list = stdout.slice(Math.max(0, stdout.indexOf('3 to ring back today')))
        for (const text of ['RING BACK, 2 days late', 'RING BACK NOW', 'ring back 16:30', '07700 900123'])
          expect([columns, args, list]).toEqual([columns, args, expect.stringContaining(text)])
      }
  })
})
