import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programs } from '../support/process-run.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { useClinic } from './clinic-fixture.ts'

/** Must appear in no file. */
const canary = 'quetzalcoatl'
const home = temporaryDirectory()
const clinic = useClinic({ isShared: true })

beforeAll(async () => {
  symlinkSync(programs.cli, join(home.path, 'clinic'))
})
afterAll(() => home.remove())

/** Runs a program for a user whose home is `home`; resolves with all that it printed. */
async function run(program: string, args: string[], input = ''): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: clinic.databaseUrl,
    HOME: home.path,
    npm_config_cache: join(home.path, '.npm'),
    PATH: `${home.path}:${process.env.PATH}`,
  }
  const child = spawn(program, args, { env })
  child.stdin.end(input)
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
}

const keptFiles = () =>
  readdirSync(home.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`)
    .join('\n')

it('keeps typed words out of npm’s folder, and refuses an option that npm took', async () => {
  const npm = (...words: string[]) => run('npm', ['run', '-s', 'clinic', ...words])
  const [unknown, taken] = await Promise.all([
    npm('--', 'enquiries', 'show', canary),
    npm('enquiries', 'list', `--search=${canary}`),
  ])
  expect(unknown).toContain('like ENQ-7F3K-9QW2')
  expect(taken).toContain('npm took --search for itself, so nothing was done.')
  expect(taken).toContain('npm run -s clinic -- enquiries list --search [text]')
  expect(keptFiles()).not.toContain(canary)
})

/** A shell script that completes each line of standard input, and prints what is offered for it. */
const completeLines = `
  eval "$(clinic completion bash)"
  while read -r line; do
    read -ra COMP_WORDS <<< "$line"
    COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
    _clinic < /dev/null
    echo "$line: \${COMPREPLY[*]}"
  done
`

it('completes commands, options, statuses and references, and never offers or keeps personal details', async () => {
  const reference = await clinic.receive({ name: canary, email: `${canary}@client.example` })
  const start = reference.slice(0, 8)
  const expected = [
    ['clinic enquiries set-st', 'set-status'],
    ['clinic enquiries list --sta', '--status'],
    ['clinic enquiries list --status new,con', 'new,contacted'],
    ['clinic enquiries list --search --sta', '--status'],
    [`clinic enquiries set-status booked ${start.toLowerCase()}`, reference],
    [`clinic enquiries set-status booked ${reference} ${start}`, reference],
    ['clinic enquiries export --format c', 'csv'],
    [`clinic enquiries show ${canary.slice(0, 4)}`, ''],
  ]
  const lines = expected.map(([line]) => `${line}\n`).join('')
  const printed = await run('bash', ['--norc', '-c', completeLines], lines)
  expect(
    printed
      .trimEnd()
      .split('\n')
      .map((line) => line.trimEnd()),
  ).toEqual(expected.map(([line, offered]) => `${line}: ${offered}`.trimEnd()))
  expect(keptFiles()).not.toContain(canary)
})
