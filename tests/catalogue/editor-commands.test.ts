import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../cli/run-command.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { guideDiff } from './editing-guide.ts'

const program = resolve('cli/main.ts')
const loader = pathToFileURL(resolve('node_modules/tsx/dist/esm/index.mjs')).href
let root = ''

beforeEach(() => {
  root = temporaryDirectory().path
  cpSync('content', join(root, 'content'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Runs a program in the temporary project, with nothing on its standard input. */
function run(command: string, ...args: string[]) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text
  })
  return new Promise<typeof written & { exitCode: number | null }>((done, failed) => {
    child.on('error', failed)
    child.on('close', (exitCode) => done({ exitCode, ...written }))
  })
}

const clinic = (...args: string[]) => run(process.execPath, '--import', loader, program, ...args)
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=T', '-c', 'user.email=t@clinic.example', ...args)

/** Answers the program's questions at a terminal, then leaves. */
async function converse(lines: string[], ...args: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true })
  stdin.end(lines.map((line) => `${line}\n`).join(''))
  const written = { stdout: '', stderr: '' }
  const sink = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const exitCode = await runCommand(args, {
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    stdin,
    env: {},
    clock: () => new Date('2026-11-20T12:00:00Z'),
    colour: false,
    user: 'editor',
    root,
  })
  return { exitCode, ...written }
}

describe('content new treatment', () => {
  const page = () => join(root, 'content/treatments/light-therapy.mdx')

  test('runs unattended, and leaves nothing wrong that it does not tell', async () => {
    const options = ['--title', 'Light Therapy', '--group', 'skin', '--price', '60', '--show-address', 'yes']
    const { exitCode, stdout, stderr } = await clinic('content', 'new', 'treatment', ...options)
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(readFileSync(page(), 'utf8')).toContain('showAddress: true')
    const { findings } = JSON.parse((await clinic('content', 'check', '--format', 'json')).stdout) as {
      findings: { severity: string; message: string; remedy: string }[]
    }
    for (const { message, remedy } of findings.filter(({ severity }) => severity === 'error')) {
      expect(stdout).toContain(message)
      expect(stdout).toContain(remedy)
    }
    expect(stdout).toContain('renderer/illustrations/light-therapy.tsx')
  })

  test('names what is missing when nobody can be asked, and writes nothing', async () => {
    const { exitCode, stderr } = await clinic('content', 'new', 'treatment', '--group', 'skn')
    expect(exitCode).toBe(2)
    expect(
      stderr,
    ).toBe(`--group: Expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?
--title is missing. What is the treatment called?
--price is missing. What does it cost, in pounds?
Nothing was written.
At a terminal the command asks for what is missing.
`)
    const status = readFileSync(join(root, 'content/navigation.yaml'), 'utf8')
    expect(status).toBe(readFileSync('content/navigation.yaml', 'utf8'))
  })

  test('asks at a terminal, one question at a time', async () => {
    const enter = Array.from({ length: 12 }, () => '')
    const { exitCode, stdout, stderr } = await converse(
      ['Light Therapy', '', 'skin', 'lots', '60', ...enter],
      'content',
      'new',
      'treatment',
    )
    expect(exitCode).toBe(0)
    expect(stderr).toContain('What does it cost, in pounds?\n>   Expected a number of pounds, found "lots".')
    expect(stdout).toContain('Written: content/treatments/light-therapy.mdx')
    expect(existsSync(page())).toBe(true)
  })

  test('writes nothing when the person leaves halfway', async () => {
    const { exitCode, stderr } = await converse(['Light Therapy', ''], 'content', 'new', 'treatment')
    expect([exitCode, stderr.endsWith('\nNothing was written.\n')]).toEqual([1, true])
    expect(existsSync(page())).toBe(false)
  })
})

describe('content diff', () => {
  const commit = async () => {
    await git('init', '--quiet')
    await git('add', '.')
    await git('commit', '--quiet', '--message', 'Content')
  }
  const edit = (file: string, from: string, to: string) => {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`)
    writeFileSync(path, text.replace(from, to))
  }

  test('says what a pull request changes', async () => {
    await commit()
    edit('content/home.yaml', 'amount: 250', 'amount: 240')
    edit('content/treatments/profhilo.mdx', 'amount: 250', 'amount: 240')
    edit('content/treatments/profhilo.mdx', 'in seconds, and', 'in a few seconds, and')
    const { exitCode, stdout } = await clinic('content', 'diff')
    expect(exitCode).toBe(0)
    expect(stdout.replace(/\([0-9a-f]{7,}\)/, '(1a2b3c4)')).toBe(
      `2 changes of content since HEAD (1a2b3c4):\n\n${guideDiff().join('\n')}\n`,
    )
  })

  test('prints JSON', async () => {
    await commit()
    edit('content/clinic.yaml', '364 Nacton Road', '366 Nacton Road')
    const { stdout } = await clinic('content', 'diff', 'HEAD', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      revision: 'HEAD',
      changes: [
        {
          action: 'changed',
          kind: 'figure',
          subject: 'The clinic',
          what: 'street',
          before: '364 Nacton Road',
          after: '366 Nacton Road',
          shownOn: ['every page'],
        },
      ],
    })
  })

  test('refuses what it can’t compare with, exit code 2', async () => {
    const outside = await clinic('content', 'diff')
    expect([outside.exitCode, outside.stdout]).toEqual([2, ''])
    expect(outside.stderr).toContain('is not under version control with git')
    await commit()
    const unknown = await clinic('content', 'diff', 'nowhere')
    expect([unknown.exitCode, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toContain('"nowhere" is no revision that git knows here.')
  })
})

describe('content schemas', () => {
  test('writes what is missing or old, then says that nothing is', async () => {
    const first = await clinic('content', 'schemas')
    expect(first.stdout).toContain('.vscode/schemas/treatment.json')
    expect(readFileSync(join(root, '.vscode/schemas/treatment.json'), 'utf8')).toBe(
      readFileSync('.vscode/schemas/treatment.json', 'utf8'),
    )
    expect((await clinic('content', 'schemas')).stdout).toBe('Up to date.\n')
  })
})
