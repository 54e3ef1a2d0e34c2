import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { commandsBelow, isRunnable, pathOf } from '../../cli/command-tree.ts'
import { examples, examplesOf } from '../../cli/examples.ts'
import { declaredProgram } from '../../cli/program.ts'
import { runWithin, useClinic } from './clinic-fixture.ts'

/** The lines that a person types when an example asks, by example. */
const answers: Record<string, string[]> = {
  'enquiries set-status spam ENQ-9CWM-K6VA ENQ-4HJX-T2PD': ['y'],
  'enquiries note ENQ-7F3K-9QW2': ['Prefers Thursdays'],
  'enquiries note ENQ-7F3K-9QW2 --correct': ['Prefers Tuesdays'],
  'enquiries edit ENQ-7F3K-9QW2 --email': ['alex.example@client.example'],
  'enquiries edit ENQ-7F3K-9QW2 --name --born': ['ALEX EXAMPLE', '27 March 1985'],
  'privacy find --email': ['alex.example@client.example'],
  'privacy find --name --born': ['alex example', '27/03/1985'],
  'privacy export --phone --output access': ['07700 900123'],
  'privacy erase --email': ['rowan@client.example', 'ENQ-M3DT-4RKW'],
}

const commands = commandsBelow(declaredProgram()).filter(isRunnable)
const clinic = useClinic({ isShared: true })

beforeAll(async () => {
  const { directory } = clinic
  cpSync('catalogue/fixtures/site', directory, { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@clinic.example', ...args], {
      cwd: directory,
    })
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'Begin')
  mkdirSync(join(directory, 'dist'))
  const retention = { count: 24, unit: 'month', isPlaceholder: false }
  writeFileSync(join(directory, 'dist/site.json'), JSON.stringify({ retention }))
  await clinic.receive({}, 2, 'ENQ-7F3K-9QW2')
  await clinic.receive({}, 4, 'ENQ-9CWM-K6VA')
  await clinic.receive({}, 30, 'ENQ-4HJX-T2PD')
  await clinic.receive({ email: 'rowan@client.example' }, 30, 'ENQ-M3DT-4RKW')
})

it('every command has examples', () => {
  expect(Object.keys(examples).sort(), 'Change cli/examples.ts').toEqual(commands.map(pathOf).sort())
})

it.each(commands.flatMap(examplesOf))('$line', async ({ line }) => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const { directory, databaseUrl } = clinic
  const root = /^(?:content claims|doctor)/.test(line) ? process.cwd() : directory
  const inFolder = words.map((word) =>
    word.replace(
      /^(sqlite:)?(var\/.*|enquiries\..*|access)$/,
      (_, kind = '', name) => kind + join(directory, name),
    ),
  )
  const env = { DATABASE_URL: databaseUrl, XDG_CONFIG_HOME: join(directory, 'config') }
  const outcome = await runWithin(inFolder, env, root, { typed: answers[line] ?? [] })
  expect(outcome, outcome.stdout + outcome.stderr).toMatchObject({
    // Somebody has waited too long.
    exitCode: line === 'enquiries overdue' ? 1 : 0,
  })
})
