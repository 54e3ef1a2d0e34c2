import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { now, useClinic } from '../cli/clinic-fixture.ts'

describe('a person whose data is asked for', () => {
  const clinic = useClinic()

  const find = async (...args: string[]) =>
    (await clinic.run('privacy', 'find', ...args)).stdout.match(/ENQ-\S+/g) ?? []

  it('is found by a name with and without accents, apostrophes, dashes and spaces', async () => {
    const spellings = ['Siobhán O’Brien', 'siobhan obrien', 'Siobhan O Brien', "SIOBHAN O'BRIEN"]
    const references: string[] = []
    for (const name of spellings) references.push(await clinic.receive({ name }))
    await clinic.receive({ name: 'Brien Siobhan-Other' })
    for (const name of [...spellings, 'O-Brien'])
      expect([name, await find('--name', name)]).toEqual([name, references])
    for (const name of ['Siobhan Ob', '’']) expect([name, await find('--name', name)]).toEqual([name, []])
  })

  it('is told apart from a twin, but not from somebody with another part of the same name', async () => {
    const born = ['--born', '27/03/1985']
    const file = join(clinic.directory, 'access')
    const give = (...args: string[]) => clinic.run('privacy', 'export', ...born, '--output', file, ...args)
    await clinic.receive({ name: 'Amy Example', email: 'amy@client.example', phone: '01473 496001' })
    await clinic.receive({ name: 'Beth Example', email: 'beth@client.example', phone: '01473 496002' })
    const refused = await give('--name', 'Example')
    expect([refused.exitCode, existsSync(`${file}.json`)]).toEqual([4, false])
    expect(refused.stderr).toContain(
      'this may be several people. Give the full name and the date of birth of one:\n  Amy Example, born 27 March 1985\n  Beth',
    )
    await clinic.receive({ name: 'Amy Rose Example' })
    expect(await give('--name', 'Amy')).toMatchObject({ exitCode: 0 })
    expect(JSON.parse(readFileSync(`${file}.json`, 'utf8')).enquiries).toMatchObject([
      { name: 'Amy Example' },
      { name: 'Amy Rose Example' },
    ])
  })

  it('may have written with other details: enquiries that share one are named, restricted or not', async () => {
    const first = await clinic.receive({ email: 'zen@client.example' })
    const second = await clinic.receive({ email: 'other@client.example' })
    await clinic.receive({
      name: 'Robin Example',
      email: 'robin@client.example',
      phone: '01473 496003',
      dateOfBirth: '1971-02-03',
      message: 'A friend on 07700 900123 told me of you.',
    })
    await clinic.run('enquiries', 'restrict', second)
    const { stdout, stderr } = await clinic.run('privacy', 'find', '--email', 'zen@client.example')
    expect(stdout.match(/ENQ-\S+/g)).toEqual([first])
    expect(stderr).toContain(
      `\nMay also be from this person: ${second} (same phone, name and date of birth). Look at them before`,
    )
    // Whoever answers the first enquiry is not shown the restricted one.
    expect((await clinic.run('enquiries', 'show', first)).stdout).not.toContain(second)
  })

  it('is found in what others wrote, also when nothing else is held', async () => {
    const friend = await clinic.receive({
      name: 'Wendy Friend',
      message:
        'Born 27.03.1985 7700–900409\n07700 900500: my friend Paula Vance [‘paula@client.example’] sent me.',
    })
    await clinic.run('enquiries', 'restrict', friend)
    for (const detail of [
      ['--email', 'Paula@client.example'],
      ['--phone', '+44 7700 900409'],
      ['--name', 'paula vance'],
    ]) {
      const { exitCode, stderr } = await clinic.run('privacy', 'find', ...detail)
      expect([exitCode, stderr]).toEqual([
        3,
        expect.stringContaining(`These details also stand in a message or note of ${friend}. `),
      ])
    }
    await clinic.receive({ name: 'Paula Jones', message: 'I pay in advance, and wait for Vance Paula.' })
    await clinic.receive({ name: 'Joan', email: 'joanpaula@client.example' })
    const written = await clinic.receive({ name: 'Robin Example', dateOfBirth: '1970-01-01' })
    await clinic.run('enquiries', 'note', written, 'Brought by Paula Vance.')
    await clinic.run('enquiries', 'note', written, 'Brought by a friend.', '--correct')
    const { stderr: named } = await clinic.run('privacy', 'find', '--name', 'Paula Vance')
    const writers = `of ${[friend, written].sort().join(', ')}. `
    expect(named).toContain(writers)
    const itself = await clinic.receive({ name: 'Paula Vance', email: 'pv@client.example' })
    const { stderr: shown } = await clinic.answer(['no'], 'privacy', 'erase', '--reference', itself)
    expect(shown).toContain(writers)
    const byEmail = await clinic.run('privacy', 'find', '--email', 'pv@client.example')
    expect([byEmail.stdout.includes(itself), byEmail.stderr.includes(friend)]).toEqual([true, true])
    const herself = await clinic.run('privacy', 'find', '--name', 'Wendy Friend')
    expect(herself.stdout).toContain('new, restricted')
    expect(herself.stderr).not.toContain('also stand in')
    const lifted = await clinic.run('enquiries', 'restrict', friend, '--lift')
    expect(lifted.stderr).toContain('The person has to be told before a restriction ends.')
  })

  it('is given a copy that refers to the policy and names no staff', async () => {
    const reference = await clinic.receive({ message: '1985-04-01' })
    const file = join(clinic.directory, 'copy')
    await clinic.withDatabase(async (db) => {
      await db('notifications').where({ reference }).update({ replies: '{"nurse@clinic.example":250}' })
      await db('idempotency_keys').insert({ key: 'k', digest: 'd', reference })
    })
    const given = await clinic.run('privacy', 'export', '--name', 'Alex', '--output', file)
    expect(given).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('A copy for Alex Example, born 27 March 1985.\n'),
    })
    const text = readFileSync(`${file}.txt`, 'utf8')
    const { other } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    expect(Object.keys(other).sort()).toEqual(['idempotency_keys', 'notifications'])
    expect([
      text.includes('The privacy policy on our website says'),
      text.includes('Mail about the enquiry'),
      text.includes('  Message:\n    1985-04-01\n'),
    ]).toEqual([true, true, true])
    expect(text + readFileSync(`${file}.json`, 'utf8')).not.toContain('nurse@clinic.example')
  })

  it('is found by a two-digit year, which is never in the future', async () => {
    const reference = await clinic.receive({ dateOfBirth: '1935-06-05' })
    const child = await clinic.receive({ dateOfBirth: '2024-06-05' })
    expect(await find('--name', 'Alex', '--born', '5/6/35')).toEqual([reference])
    expect(await find('--name', 'Alex', '--born', '5 June 24')).toEqual([child])
    expect(await find('--name', 'Alex', '--born', '5/6/2035')).toEqual([])
    await clinic.run('enquiries', 'edit', child, '--born', '21/11/26')
    expect(await find('--name', 'Alex', '--born', '1926-11-21')).toEqual([child])
  })

  it('is found by what staff have corrected since, and has to be named before a copy is given', async () => {
    const reference = await clinic.receive({ name: 'Amy Exmaple', email: 'ammy@client.example' })
    const other = await clinic.receive({ name: 'Robin Example', phone: '01473 496003' })
    const values = ['--name', 'Amy Example', '--email', 'amy@client.example', '--phone', '01473 496001']
    await clinic.run('enquiries', 'edit', reference, ...values, '--born', '28/03/1985')
    await clinic.run('enquiries', 'edit', other, '--email', 'mistaken@client.example')
    await clinic.run('enquiries', 'undo', '--yes')
    const born = ['--born', '27/03/1985']
    for (const args of [
      ['--email', 'Ammy@client.example'],
      ['--email', 'Ammy@client.example', '--phone', '01473 496001'],
      ['--phone', '07700 900123', '--name', 'exmaple', ...born],
    ])
      expect([args, await find(...args)]).toEqual([args, [reference]])
    expect(await find('--email', 'mistaken@client.example')).toEqual([other])
    for (const [option, part, what] of [
      ['--email', 'ammy@client', 'email address'],
      ['--phone', '900123', 'phone number'],
      ['--phone', '07700 9OO123', 'phone number'],
    ] as const)
      expect(await clinic.run('privacy', 'find', option, part)).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining(`Write the whole ${what}, like`),
      })
    const said = await clinic.run('privacy', 'find', '--email', 'ammy@client.example')
    expect(said.stderr).toContain(`${reference} is found by what it said before staff put it right.`)
    const file = join(clinic.directory, 'access')
    const give = (...args: string[]) => clinic.run('privacy', 'export', '--output', file, ...args)
    expect(await give('--email', 'ammy@client.example')).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('the date of birth of one:\n  Amy Example, born 28 March 1985\n'),
    })
    expect(await give('--name', 'Amy Example', '--born', '28/03/1985')).toMatchObject({ exitCode: 0 })
    const asked = ['--email', 'ammy@client.example', '--confirm', reference]
    expect(await clinic.run('privacy', 'erase', ...asked)).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining('Nothing was erased: this may be several people.'),
    })
    const erased = await clinic.run('privacy', 'erase', '--reference', reference, '--confirm', reference)
    expect(JSON.parse(erased.stdout).rows).toMatchObject({ enquiries: 1, enquiry_changes: 4 })
    expect(await find('--email', 'ammy@client.example')).toEqual([])
  })

  it('is found by an international address, as people write it and as browsers send it', async () => {
    const reference = await clinic.receive({ email: 'zoe@xn--mller-kva.example' })
    const typed = await clinic.receive({ email: 'Zoe@müller.example' })
    for (const address of ['zoe@müller.example', 'ｚOE@MÜLLER.example', 'zoe@xn--mller-kva.example']) {
      expect(await find('--email', address)).toEqual([reference, typed])
      const listed = await clinic.run('enquiries', 'list', '--search', address, '--json', 'reference')
      expect(JSON.parse(listed.stdout)).toHaveLength(2)
    }
    await clinic.run('enquiries', 'edit', typed, '--name', 'Ada Example')
    const { stderr } = await clinic.run('privacy', 'find', '--email', 'zoe@müller.example')
    expect(stderr).toContain('Several people wrote from zoe@xn--mller-kva.example')
    const one = await clinic.run('privacy', 'find', '--name', 'Ada Example', '--born', '27/03/1985')
    expect(one.stderr).toContain(`May also be from this person: ${reference} (same email`)
  })

  it('is gone from the bytes too when a killed erasure is repeated and finds nothing', async () => {
    await clinic.withDatabase(async (db) => {
      // An open connection keeps the write-ahead log, as a server's does.
      await db('enquiries').select()
      const reference = await clinic.receive({ message: 'Zanzibar nightjar' })
      await eraseRows(db, { references: [reference] }, { actor: 'mary', now })
      const log = `${clinic.databaseUrl.replace('sqlite:', '')}-wal`
      expect(readFileSync(log, 'latin1')).toContain('Zanzibar')
      const again = await clinic.run(
        'privacy',
        'erase',
        '--email',
        'alex@client.example',
        '--confirm',
        reference,
      )
      expect([again.exitCode, readFileSync(log, 'latin1').includes('Zanzibar')]).toEqual([3, false])
    })
  })

  it('is one person when staff have corrected the address of one enquiry and another still has the old one', async () => {
    const [righted, other] = [await clinic.receive(), await clinic.receive({ name: 'Alex  Example' })]
    await clinic.run('enquiries', 'edit', righted, '--email', 'alexa@client.example')
    const file = join(clinic.directory, 'access')
    const given = async (...args: string[]) => {
      const query = ['--email', 'alex@client.example', ...args]
      expect(await clinic.run('privacy', 'export', ...query, '--output', file)).toMatchObject({ exitCode: 0 })
      const { enquiries } = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
      for (const ending of ['json', 'txt']) rmSync(`${file}.${ending}`)
      return enquiries.map(({ reference }: { reference: string }) => reference).sort()
    }
    expect(await given()).toEqual([righted, other].sort())
    expect(await given('--name', 'Alex Example', '--born', '27/03/1985')).toEqual([righted, other].sort())
    await clinic.run('enquiries', 'edit', other, '--email', 'alexa@client.example')
    expect(await given('--name', 'Alex Example', '--born', '27/03/1985')).toEqual([righted, other].sort())
  })

  it('is given a copy of what matches by name and date of birth, without what was corrected to another name', async () => {
    const [renamed, kept] = [await clinic.receive(), await clinic.receive()]
    await clinic.run('enquiries', 'edit', renamed, '--name', 'Alex Other')
    expect(await find('--email', 'alex@client.example')).toEqual([renamed, kept])
    await clinic.run('enquiries', 'edit', renamed, '--email', 'other@client.example')
    expect((await find('--email', 'alex@client.example')).sort()).toEqual([renamed, kept].sort())
    for (const [name, reference] of [
      ['Alex Example', kept],
      ['Alex Other', renamed],
    ] as const) {
      const file = join(clinic.directory, reference)
      const given = await clinic.run(
        'privacy',
        'export',
        '--name',
        name,
        '--born',
        '27/03/1985',
        '--output',
        file,
      )
      expect(given).toMatchObject({ exitCode: 0 })
      expect(JSON.parse(readFileSync(`${file}.json`, 'utf8')).enquiries).toMatchObject([{ reference }])
    }
  })

  it('is found by an appointment, which has a name and no date of birth, and erased with it', async () => {
    await clinic.withDatabase(async (db) => {
      await db('appointments').insert({
        first_name: 'Alex',
        last_name: 'Example',
        email: 'alex@client.example',
        phone: '07700 900123',
        status: 'pending',
        created_at: now.toISOString(),
      })
    })
    const person = ['--name', 'Alex Example', '--born', '27/03/1985']
    const { stderr } = await clinic.run('privacy', 'find', ...person)
    expect(stderr).toContain('1 appointment')
    const erase = () => clinic.answer(['ERASE'], 'privacy', 'erase', '--email', 'alex@client.example')
    const others = await clinic.receive({ name: 'Kim Example' })
    expect((await erase()).stderr).toContain('several people')
    await clinic.run('privacy', 'erase', '--reference', others, '--confirm', others)
    expect(await erase()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('"appointments": 1') })
    expect(await clinic.withDatabase((db) => db('appointments').pluck('id'))).toEqual([])
  })

  it('is erased by references in any order, named once or twice', async () => {
    const older = await clinic.receive({}, 30)
    await clinic.run('db', 'backup', '--keep', '14')
    await clinic.run('enquiries', 'export', '--format', 'csv')
    const newer = await clinic.receive({}, -1)
    const erase = (...args: string[]) => clinic.run('privacy', 'erase', '--reference', newer, older, ...args)
    expect(await erase('--email', 'alex@client.example', '--confirm', newer)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(
        "option '--reference <references...>' cannot be used with option '--email",
      ),
    })
    expect(await erase('--confirm', older)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(`Nothing was erased: what you typed is not ${newer}.`),
    })
    const { stdout, stderr } = await erase('--reference', newer, '--confirm', newer)
    expect(stderr).toContain('1 backup may hold this data; the last will be removed by 5 December 2026.\n')
    expect(stderr).toContain(
      'An export made on 20 November 2026 by reception holds this data. After an erasure, whoever has such a file must delete the data from it too.\n',
    )
    expect(stderr.match(/^ENQ-\S+/gm)).toEqual([older, newer])
    expect(JSON.parse(stdout).references).toEqual([older, newer])
  })
})
