import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useClinic } from './clinic-fixture.ts'

describe('answering enquiries', () => {
  const clinic = useClinic()

  it('moves several at once and records who, when and why', async () => {
    const [one, two] = [await clinic.receive(), await clinic.receive()]
    const moved = await clinic.run(
      'enquiries',
      'set-status',
      'contacted',
      `${one},`,
      two,
      '--note',
      'Rang, no answer',
      '--yes',
    )
    expect(moved.exitCode).toBe(0)
    expect(moved.stdout).toBe(
      [one, two].map((reference) => `Alex Example, ${reference}: new -> contacted\n`).join(''),
    )
    expect((await clinic.run('enquiries', 'history', one)).stdout).toBe(
      [
        'Fri 20 Nov 2026, 14:00  website    received as new',
        'Fri 20 Nov 2026, 15:00  reception  new -> contacted, note 1',
        '    Rang, no answer\n',
      ].join('\n'),
    )
  })

  it('refuses what the transitions do not allow, with exit code 4, and changes nothing', async () => {
    const [one, two] = [await clinic.receive(), await clinic.receive()]
    await clinic.run('enquiries', 'set-status', 'booked', one)
    expect(await clinic.run('enquiries', 'set-status', 'spam', one, two)).toEqual({
      exitCode: 4,
      stdout: '',
      stderr: `Alex Example, ${one} is booked (reception moved it new -> booked on Fri 20 Nov 2026, 15:00) and cannot become spam; it can become contacted, closed. If booked was a slip: clinic enquiries correct ${one} spam\nNothing was changed.\n`,
    })
    expect((await clinic.run('enquiries', 'set-status', 'booked', one, 'ENQ-2222-2222')).stderr).toContain(
      `Alex Example, ${one} is already booked: reception moved it new -> booked on Fri 20 Nov 2026, 15:00.\nThere is no enquiry ENQ-2222-2222.\n`,
    )
    expect((await clinic.run('enquiries', 'show', two)).stdout).toContain('Status         new')
  })

  it('says that there is no such enquiry, with exit code 3', async () => {
    const onAbsent = (reference: string) => [
      ['set-status', 'closed', reference],
      ['show', reference],
      ['history', reference],
      ['note', reference, 'Rang'],
      ['note', reference, '--remove'],
      ['correct', reference, 'spam'],
      ['ring-back', reference, 'tomorrow'],
      ['edit', reference, '--email'],
      ['restrict', reference],
    ]
    for (const args of onAbsent('ENQ-2222-2222')) {
      const { exitCode, stdout, stderr } = await clinic.run('enquiries', ...args)
      expect([exitCode, stdout, stderr]).toEqual([
        3,
        '',
        expect.stringMatching(
          /^There is no enquiry ENQ-2222-2222\.\nFind its reference with: clinic enquiries list --search\n$/,
        ),
      ])
    }
    for (const args of ['ENQ-0000-O2Z2', 'enq 0000 O2Z2', '0000o2z2'].flatMap(onAbsent)) {
      expect(await clinic.run('enquiries', ...args)).toMatchObject({
        exitCode: 3,
        stderr: expect.stringMatching(/^There is no enquiry ENQ-QQQQ-Q222\.\n/),
      })
    }
  })

  it('exports to a new file that only its owner can read, and records who exported', async () => {
    const reference = await clinic.receive({
      message: '=HYPERLINK("x")\nsecond "line"',
      phone: '+44 7700 900123',
    })
    const output = join(clinic.directory, 'enquiries.csv')
    const { exitCode, stderr } = await clinic.run(
      'enquiries',
      'export',
      '--format',
      'csv',
      '--output',
      output,
    )
    expect([exitCode, stderr]).toEqual([0, `1 enquiry exported to ${output}.\n`])
    expect((statSync(output).mode & 0o777).toString(8)).toBe('600')
    expect(readFileSync(output, 'utf8')).toBe(
      [
        '\uFEFF"reference","createdAt","status","name","dateOfBirth","email","phone","reasonForContact","message","suspicious"',
        `"${reference}","2026-11-20T14:00:00.000Z","new","Alex Example","1985-03-27","alex@client.example","'+44 7700 900123","consultation","'=HYPERLINK(""x"")\nsecond ""line""","false"`,
        '',
      ].join('\r\n'),
    )
    const audit = await clinic.withDatabase((db) =>
      db('enquiry_events').where({ action: 'exported' }).orderBy('id').select(),
    )
    expect(audit).toMatchObject([
      { actor: 'reception', affected: 1, reference: null },
      { actor: 'reception', affected: null, reference },
    ])
  })

  it('never touches a file that exists', async () => {
    await clinic.receive()
    const output = join(clinic.directory, 'kept.json')
    writeFileSync(output, 'kept')
    const refused = await clinic.run('enquiries', 'export', '--format', 'json', '--output', output)
    expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`${output} exists`) })
    expect(readFileSync(output, 'utf8')).toBe('kept')
    const nowhere = join(clinic.directory, 'none', 'x.json')
    const failed = await clinic.run('enquiries', 'export', '--format', 'json', '--output', nowhere)
    expect(failed).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('ENOENT') })
    expect(existsSync(nowhere)).toBe(false)
  })

  it('exports JSON and one object a line, oldest first', async () => {
    const references = [await clinic.receive({}, 3), await clinic.receive({}, 2)]
    const json = await clinic.run('enquiries', 'export', '--format', 'json')
    expect(JSON.parse(json.stdout).map((row: { reference: string }) => row.reference)).toEqual(references)
    const lines = await clinic.run('enquiries', 'export', '--format', 'ndjson', '--until', '2026-11-20')
    expect(
      lines.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).reference),
    ).toEqual(references)
    expect((await clinic.run('enquiries', 'export', '--format', 'json', '--status', 'spam')).stdout).toBe(
      '[]\n',
    )
  })
})
