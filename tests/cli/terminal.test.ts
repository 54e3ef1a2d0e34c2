import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockDatabase } from '../support/lock-database.ts'
import { lacksPostgres, newDirectory, newMigratedPostgres, programs } from '../support/process-run.ts'
import { openClinic, runProcess, runWithin } from './clinic-fixture.ts'
import { runInTerminal } from './terminal.ts'

/** No other test uses this word, since several run at once. */
const canary = 'huitzilopochtli'
const stackTrace = /^ {4}at |node:internal/m

/** The command lines of all processes, as every user of this machine can read them. */
function processList(): string {
  const read = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .join('\n')
}

async function openOn(kind: 'SQLite' | 'PostgreSQL') {
  const clinic = await openClinic(kind === 'PostgreSQL' ? await newMigratedPostgres() : undefined)
  onTestFinished(clinic.remove)
  return { clinic, env: { DATABASE_URL: clinic.databaseUrl } }
}

it('works in pipes and at a terminal of any kind', async () => {
  const { clinic, env } = await openOn('SQLite')
  const reference = await clinic.receive()
  const [absent, dumb, narrow, unpaged, settings] = await Promise.all([
    runProcess(['enquiries', 'show', 'ENQ-2222-2222'], env),
    runInTerminal(['enquiries', 'list'], { env: { ...env, TERM: 'dumb' } }),
    runInTerminal(['enquiries', 'show', reference], { env, columns: 40 }),
    runInTerminal(['enquiries', 'list', '--help'], { env: { ...env, PAGER: 'false' } }),
    runInTerminal(['enquiries', 'list', '--help'], {
      env: { ...env, PAGER: 'printenv', LESSHISTFILE: 'kept' },
    }),
  ])
  expect(absent).toMatchObject({ exitCode: 3, stdout: '' })
  expect(dumb).toMatchObject({ exitCode: 0, screen: expect.stringContaining(reference) })
  expect(dumb.screen).not.toContain('\u001b')
  expect(narrow).toMatchObject({ exitCode: 0, screen: expect.stringContaining(reference) })
  expect(unpaged).toMatchObject({ exitCode: 0, screen: expect.stringContaining('--search') })
  // less keeps nothing that was searched for, and runs no commands.
  expect(settings.screen.split('\n')).toEqual(expect.arrayContaining(['LESSHISTFILE=-', 'LESSSECURE=1']))
})

describe.each(['SQLite', 'PostgreSQL'] as const)('the program on %s', (kind) => {
  it.skipIf(kind === 'PostgreSQL' && lacksPostgres)('lists, and finds whose address is typed', async () => {
    const { clinic, env } = await openOn(kind)
    const reference = await clinic.receive({ email: `${canary}@client.example` })
    const [listed, found] = await Promise.all([
      runProcess(['enquiries', 'list', '--json', 'reference'], env),
      runInTerminal(['privacy', 'find', '--email'], {
        env,
        answers: [{ after: /Email address: /, type: `${canary}@client.example\n` }],
        whileAsked: () => expect(processList()).not.toContain(canary),
      }),
    ])
    expect(listed).toMatchObject({ exitCode: 0, stderr: '1 enquiry.\n' })
    expect(JSON.parse(listed.stdout)).toEqual([{ reference }])
    expect(found).toMatchObject({ exitCode: 0, screen: expect.stringContaining(reference) })
  })
})

it('says that a change waits while another program writes to the database', async () => {
  const { clinic, env } = await openOn('SQLite')
  const reference = await clinic.receive()
  const lock = await lockDatabase(clinic.databaseUrl.replace('sqlite:', ''))
  const { exitCode, screen } = await runInTerminal(['enquiries', 'set-status', 'contacted', reference], {
    env,
    answers: [{ after: /Waiting for the database, 1 s/, type: '' }],
    whileAsked: () => void lock.rollback(),
  })
  expect([exitCode, screen]).toEqual([0, expect.stringContaining('new -> contacted')])
  expect(screen.match(/database, 1 s/g)).toHaveLength(1)
})

it('takes a note with arrow keys and several pasted lines, and ends on Ctrl-C', async () => {
  const { clinic, env } = await openOn('SQLite')
  const reference = await clinic.receive()
  const typed = (...answers: { after: RegExp; type: string }[]) =>
    runInTerminal(['enquiries', 'note', reference], { env: { ...env, CLINIC_STAFF: 'mary' }, answers })
  const left = '\u001b[D'
  const written = await typed(
    { after: /Note for .*: /, type: 'Tursday' },
    { after: /Tursday/, type: left },
    ...Array.from({ length: 5 }, () => ({ after: /\[1D/, type: left })),
    { after: /\[1D/, type: 'h' },
    { after: /Thursday/, type: '\u001b[F' },
    { after: /\[6C/, type: ' only.\rNot before ten.\rRing first' },
    { after: /Ring first/, type: '\r' },
  )
  expect(written).toMatchObject({ exitCode: 0, screen: expect.stringContaining('note added') })
  expect((await clinic.run('enquiries', 'history', reference)).stdout).toMatch(
    /Thursday only\.\s+Not before ten\.\s+Ring first/,
  )
  expect((await typed({ after: /Note for .*: /, type: 'Rang\u0003' })).exitCode).toBe(130)
  expect(await clinic.withDatabase((db) => db('enquiry_notes').pluck('text'))).toHaveLength(1)
})

it('asks on the screen when what it says goes to a file', async () => {
  const { clinic, env } = await openOn('SQLite')
  const reference = await clinic.receive()
  const said = join(clinic.directory, 'said.txt')
  const { exitCode, screen } = await runInTerminal(['enquiries', 'note', reference], {
    env,
    redirection: `2> '${said}'`,
    answers: [{ after: /Note for .*: /, type: 'Rang\r' }],
  })
  expect([exitCode, screen]).toEqual([0, expect.stringContaining('note added')])
  expect(readFileSync(said, 'utf8')).toMatch(/^By .*\. To undo: clinic enquiries undo\n$/)
})

it('starts for a user without a name, a language or a terminal, and never shows a stack trace', async () => {
  const shared = newDirectory()
  execFileSync('chmod', ['755', shared])
  cpSync(dirname(programs.cli), join(shared, 'cli'), { recursive: true })
  const nobody = process.getuid?.() === 0 ? { uid: 54321, gid: 54321 } : {}
  const program = join(shared, 'cli/main.js')
  expect(execFileSync(program, ['--version'], { ...nobody, encoding: 'utf8' })).toMatch(
    /^\d+\.\d+\.\d+ \(Node/,
  )
  const nameless = execFileSync(program, ['whoami'], {
    ...nobody,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(nameless).toMatch(process.getuid?.() === 0 ? /^uid 54321$/m : /./)

  const gone = `mkdir gone && cd gone && rmdir ../gone && "${program}" enquiries list; echo "code $?"`
  const printed = execFileSync('sh', ['-c', `(${gone}) 2>&1`], { cwd: shared, encoding: 'utf8' })
  expect(printed).toBe('The folder you are in no longer exists. Change to the project’s folder.\ncode 70\n')

  const env = {
    DATABASE_URL: 'sqlite:/nowhere/none.sqlite3',
    LANG: 'C',
    LC_ALL: 'C',
    NO_COLOR: '1',
    TERM: '',
  }
  const hostile = '\u001b[2J\u001b]52;c;x\u0007'
  const outcomes = await Promise.all([
    runProcess(['enquiries', 'list'], env),
    runWithin(['enquiries', hostile], env),
    runWithin(['enquiries', 'list', `--${hostile}`], env),
    runWithin(['enquiries', 'list', '--status', hostile], env),
    runWithin(['enquiries', 'list', '--json', hostile], env),
    runWithin([hostile], env),
    runProcess(['privacy', 'find', '--email'], env),
    runWithin(['enquiries', '--help'], env),
  ])
  expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([5, 2, 2, 2, 2, 2, 5, 0])
  for (const { stdout, stderr } of outcomes) {
    expect(stdout + stderr).not.toMatch(stackTrace)
    expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u)
  }
})
