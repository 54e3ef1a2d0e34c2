import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { runProcess, runWithin, useClinic } from './clinic-fixture.ts'

const by = 'By reception. To undo: clinic enquiries undo\n'

describe('changing enquiries', () => {
  const clinic = useClinic()
  let reference: string
  let emma: string

  beforeEach(async () => {
    reference = await clinic.receive({ name: 'Emma Clarke', email: 'emma@client.example' })
    emma = `Emma Clarke, ${reference}: `
  })

  const run = (...args: string[]) => clinic.run('enquiries', ...args)
  const card = async () => (await run('show', reference)).stdout

  it('names the person, the value before, who changed it and how to undo it', async () => {
    const steps: [string[], string][] = [
      [['ring-back', reference, 'monday', '14:30'], 'ring back Mon 23 Nov 2026, 14:30'],
      [
        ['ring-back', reference, 'in 2 weeks'],
        'ring back Fri 4 Dec 2026, 09:00 instead of Mon 23 Nov 2026, 14:30',
      ],
      [
        ['set-status', 'contacted', reference],
        'new -> contacted (ring-back of Fri 4 Dec 2026, 09:00 cleared)',
      ],
      [['ring-back', reference, '27/11/2026'], 'ring back Fri 27 Nov 2026, 09:00'],
      [['ring-back', reference, '--clear'], 'ring-back of Fri 27 Nov 2026, 09:00 cleared'],
      [['correct', reference, 'new'], 'corrected, contacted -> new'],
      [['restrict', reference], 'restricted'],
    ]
    for (const [args, words] of steps) {
      const { stdout, stderr } = await run(...args)
      expect([args, stdout + stderr]).toEqual([args, `${emma}${words}\n${by}`])
    }
    expect((await run('history', reference)).stdout).toContain(
      '  new -> contacted (ring-back of Fri 4 Dec 2026, 09:00 cleared)\n',
    )
    expect(await card()).toMatch(/^Restricted +the person asked us to keep their data but not to use it$/m)
    expect((await run('list')).stdout).not.toContain(reference)
    expect((await run('undo')).stdout).toBe(`${emma}no longer restricted (undone)\n`)
    expect((await run('undo')).stdout).toBe(`${emma}new -> contacted (undone)\n`)
    await run('undo')
    await run('undo')
    expect((await run('undo')).stdout).toBe(
      `${emma}contacted -> new (undone, ring-back of Fri 4 Dec 2026, 09:00 set again)\n`,
    )
    expect((await run('history', reference)).stdout).toContain(
      '  new -> contacted (ring-back of Fri 4 Dec 2026, 09:00 cleared, undone)\n',
    )
  })

  it('refuses a ring-back that is set to that time already, and to clear one that is not set', async () => {
    await run('ring-back', reference, 'monday', '14:30')
    expect(await run('ring-back', reference, 'monday', '14:30')).toEqual({
      exitCode: 4,
      stdout: '',
      stderr: `Emma Clarke, ${reference} is already to be rung back on Mon 23 Nov 2026, 14:30.\n`,
    })
    await run('ring-back', reference, '--clear')
    expect(await run('ring-back', reference, '--clear')).toEqual({
      exitCode: 4,
      stdout: '',
      stderr: `Emma Clarke, ${reference} has no ring-back to clear.\n`,
    })
  })

  it('says that one is already restricted, or is not, whatever was done to it last', async () => {
    const refused = (words: string) => ({
      exitCode: 4,
      stdout: '',
      stderr: `Emma Clarke, ${reference} is ${words}restricted.\n`,
    })
    await run('ring-back', reference, 'monday')
    expect(await run('restrict', reference, '--lift')).toEqual(refused('not '))
    await run('restrict', reference)
    await run('ring-back', reference, '--clear')
    expect(await run('restrict', reference)).toEqual(refused('already '))
  })

  it('refuses to change details or a note to what they are already', async () => {
    await run('note', reference, 'Rang')
    expect(await clinic.answer(['Rang'], 'enquiries', 'note', reference, '--correct')).toMatchObject({
      exitCode: 4,
      stderr: expect.stringContaining(`The note of Emma Clarke, ${reference} says that already.`),
    })
    const { exitCode, stderr } = await run('edit', reference, '--name', 'Emma Clarke')
    expect([exitCode, stderr.split('\n').at(-2)]).toEqual([
      4,
      `Emma Clarke, ${reference} already has these details.`,
    ])
  })

  it('asks before it changes many, with a count and three names', async () => {
    const others = [await clinic.receive(), await clinic.receive(), await clinic.receive()]
    const all = [reference, ...others]
    const names = `Emma Clarke, ${reference}; Alex Example, ${others[0]}; Alex Example, ${others[1]} and 1 more`
    const asked = `Move 4 enquiries (${names}) to closed?`
    for (const input of [{}, { stdin: Readable.from(['y\n']) }])
      expect(await clinic.runOn(input, 'enquiries', 'set-status', 'closed', ...all)).toEqual({
        exitCode: 2,
        stdout: '',
        stderr: `Nothing was changed. ${asked} Add --yes if you mean it.\n`,
      })
    expect(await clinic.answer(['n'], 'enquiries', 'set-status', 'closed', ...all)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `${asked} [y/N] Nothing was changed.\n`,
    })
    const done = await clinic.answer(['Called', 'Yes'], 'enquiries', 'set-status', 'closed', ...all, '--note')
    expect([done.exitCode, done.stdout.split('\n').length]).toEqual([0, 5])
    expect(done.stderr).toContain(`Note for 4 enquiries (${names}): `)
    expect((await run('undo')).exitCode).toBe(2)
    expect((await run('undo', '--yes')).stdout.split('\n')).toHaveLength(5)
    expect(await card()).toMatch(/^Status +new, waiting 1 h$/m)
  })

  it('takes a note from a prompt, stdin or an editor, or from the command, where it warns that others can see it', async () => {
    const note = (answer: string[], ...args: string[]) =>
      clinic.answer(answer, 'enquiries', 'note', reference, ...args)
    expect((await note(['Takes warfarin'])).stderr).toBe(`Note for Emma Clarke, ${reference}: ${by}`)
    expect((await note(['Line one', 'line two'], '-')).exitCode).toBe(0)
    expect((await note([], 'Rang')).stderr).toMatch(/^Other people can see what you type in a command/)
    expect(await run('note', reference)).toMatchObject({ exitCode: 2, stdout: '' })
    expect(await note([''])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Nothing was changed.'),
    })
    expect(await note(['  '], '-')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('The note is empty'),
    })
    const editor = join(clinic.directory, 'editor')
    const kept = join(clinic.directory, 'kept')
    writeFileSync(editor, `#!/bin/sh\nstat -c %a "$1" > ${kept}\necho "From the editor" >> "$1"\n`, {
      mode: 0o755,
    })
    const env = { DATABASE_URL: clinic.databaseUrl, EDITOR: editor, XDG_RUNTIME_DIR: clinic.directory }
    expect(await runWithin(['enquiries', 'note', reference, '--editor'], env)).toMatchObject({ exitCode: 0 })
    expect(readFileSync(kept, 'utf8')).toBe('600\n')
    expect(readdirSync(clinic.directory).filter((name) => name.startsWith('clinic-note'))).toEqual([])
    for (const text of ['Takes warfarin', '    Line one\n    line two', 'Rang', 'From the editor'])
      expect(await card()).toContain(`    ${text.trim()}\n`)
    const slip = await run('set-status', 'contacted', reference, '--note', 'ENQ-2222-2222', '--yes')
    expect(slip).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('only a reference') })
  })

  it('refuses a note from a file in another encoding, whose characters would be lost', async () => {
    const stdin = Object.assign(Readable.from([Buffer.from('Owes £60', 'latin1')]), { isTTY: false })
    expect(await clinic.runOn({ stdin }, 'enquiries', 'note', reference, '-')).toMatchObject({
      exitCode: 2,
      stderr: 'Nothing was changed: the note is not in UTF-8. Save its file in UTF-8, or type the note.\n',
    })
  })

  it('says how to go on when a change by somebody else prevents undo', async () => {
    await run('ring-back', reference, 'monday')
    const env = { DATABASE_URL: clinic.databaseUrl, CLINIC_STAFF: 'SM' }
    await runWithin(['enquiries', 'ring-back', reference, 'tuesday'], env)
    const { exitCode, stderr } = await run('undo')
    expect([exitCode, stderr]).toEqual([4, expect.stringContaining('was changed meanwhile: SM (reception)')])
    expect(stderr).toMatch(
      new RegExp(`^You can also correct older changes .* clinic enquiries history ${reference}`, 'm'),
    )
  })

  it('says how to delete the text of a note that was undone, one of several too', async () => {
    await run('note', reference, 'Rang')
    await run('note', reference, 'Zanzibar')
    const { stdout, stderr } = await run('undo')
    expect(stdout).toBe(`${emma}note struck out (undone)\n`)
    expect(stderr).toContain(`clinic enquiries note ${reference} --remove --number 2\n`)
    await run('note', reference, '--remove', '--number', '2', '--yes')
    expect(JSON.stringify(await run('history', reference))).not.toContain('Zanzibar')
  })

  it('corrects a note and keeps the old text struck out; removes a note for good', async () => {
    await run('note', reference, 'Likes Zanzibar')
    await run('note', reference, 'Two')
    expect(await run('note', reference, '--correct', 'Three')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--number:\n  note 1, “Likes Zanzibar”\n  note 2, “Two”\n'),
    })
    const corrected = await clinic.answer(
      ['Likes mornings'],
      ...['enquiries', 'note', reference, '--correct', '--number', '1'],
    )
    expect(corrected.stderr).toContain('Now: note 1, “Likes Zanzibar”\nNew text: ')
    expect((await run('history', reference)).stdout.split('\n').slice(1)).toEqual([
      'Fri 20 Nov 2026, 15:00  reception  note 1 (struck out)',
      '    Likes Zanzibar',
      'Fri 20 Nov 2026, 15:00  reception  note 2',
      '    Two',
      'Fri 20 Nov 2026, 15:00  reception  corrected note 1',
      '    Likes mornings',
      '',
    ])
    const remove = ['enquiries', 'note', reference, '--remove', '--number', '1']
    expect(await clinic.run(...remove)).toMatchObject({ exitCode: 2 })
    const removed = await clinic.answer(['y'], ...remove)
    expect(removed.stderr).not.toContain('To undo:')
    expect(removed.stderr).toContain(
      `Remove for good from Emma Clarke, ${reference}: note 1, “Likes mornings”? [y/N]`,
    )
    const { stdout } = await run('history', reference)
    expect(stdout).not.toMatch(/Zanzibar|mornings/)
    expect(stdout).toContain('note 1 (text removed)\n')
    expect(await run('undo')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Add --yes') })
    expect(await clinic.answer(['y'], 'enquiries', 'undo')).toMatchObject({
      exitCode: 0,
      stdout: `${emma}note struck out (undone)\n`,
      stderr: expect.stringContaining(`removed from Emma Clarke, ${reference} is gone for good`),
    })
    expect((await run('history', reference)).stdout).toContain('note 2 (undone)\n    Two\n')
  })

  it('undo asks before it goes past a removed note, even if something else was undone first', async () => {
    await run('set-status', 'contacted', reference)
    await run('note', reference, 'Wrong person')
    await run('note', reference, '--remove', '--yes')
    await run('ring-back', reference, 'tomorrow')
    expect(await run('undo')).toMatchObject({ exitCode: 0 })
    expect(await run('undo')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/gone for good.*Undo your change of Emma.*: new -> contacted\?/s),
    })
    expect(await run('undo', '--yes')).toMatchObject({ stdout: `${emma}contacted -> new (undone)\n` })
  })

  it('asks for corrected details, and refuses wrong ones in the words of the form', async () => {
    const env = { DATABASE_URL: clinic.databaseUrl }
    const edited = await runProcess(['enquiries', 'edit', reference, '--name', '--email', '--phone'], env, {
      input: '\nemma.clarke@client.example\n01473 496000\n',
      staysOpen: true,
    })
    expect([edited.exitCode, edited.stdout]).toEqual([
      0,
      `${emma}email emma@client.example -> emma.clarke@client.example\n${emma}phone 07700 900123 -> 01473 496000\n`,
    ])
    expect(await run('edit', reference, '--email', 'emma@')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Enter an email address in the correct format'),
    })
    expect((await run('edit', reference)).exitCode).toBe(2)
    const emptied = await clinic.answer(['Emma Clarke-Hall'], 'enquiries', 'edit', reference, '--name', '')
    expect(emptied.stdout).toBe(`${emma}name Emma Clarke -> Emma Clarke-Hall\n`)
    expect(emptied.stderr).toMatch(/^New name of .* \(now Emma Clarke\): By/)
    await run('undo')
    const again = await clinic.answer(['0147', '01473 496001'], 'enquiries', 'edit', reference, '--phone')
    expect([again.exitCode, again.stderr]).toEqual([0, expect.stringContaining('Enter a')])
    const named = await runProcess(['enquiries', 'edit', reference, '--born', '--name'], env, {
      input: 'Emma Clark\n2 March 1979\n',
      staysOpen: true,
    })
    expect(named.stderr).toMatch(
      /^New name of .* \(now Emma Clarke\): \nNew date of birth of .* \(now \d+ \w+ \d{4}\): \n/,
    )
    expect(named.stdout).toContain('name Emma Clarke -> Emma Clark\n')
    expect(named.stdout).toMatch(/date of birth \d+ \w+ \d{4} -> 2 March 1979\n/)
    expect(await card()).toContain('Emma Clark')
    const undone = await runProcess(['enquiries', 'undo', '--yes'], env)
    expect(undone.stdout).toContain('name Emma Clark -> Emma Clarke (undone)\n')
    expect(await card()).toContain('email emma@client.example -> emma.clarke@client.example')
  })

  it('refuses times and options that it cannot read', async () => {
    for (const args of [
      ['ring-back', reference],
      ['ring-back', reference, 'soon'],
      ['ring-back', reference, 'today', '9:00'],
      ['ring-back', reference, 'tomorrow', '--clear'],
      ['note', reference, '--remove', '--correct'],
      ['note', reference, 'Words', '--remove'],
      ['note', reference, 'Words', '--number', '1'],
      ['note', reference, 'Words', '--editor'],
    ])
      expect([args, await run(...args)]).toEqual([
        args,
        { exitCode: 2, stdout: '', stderr: expect.any(String) },
      ])
    for (const when of ['19 Nov', '20/11', 'today'])
      expect((await run('ring-back', reference, when)).stderr).toContain('That time has passed.')
    expect((await run('ring-back', reference, 'saturday', '25:00')).stderr).toBe(
      '25:00 is not a time of day.\n',
    )
    expect(await card()).not.toContain('Ring back')
  })
})
