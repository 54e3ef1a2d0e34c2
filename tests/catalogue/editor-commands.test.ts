import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { edited, validSite, withSite } from '../../catalogue/fixtures/site.ts'
import { runCommand } from '../../cli/run-command.ts'
import { guideSite } from './guide-site.ts'

const site = guideSite()
const small = validSite()
const peel = 'content/treatments/alpha-peel.mdx'

/** Runs a command in a project; if there are `answers`, at a terminal where they are typed. */
async function clinic(root: string, args: string[], answers?: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: answers !== undefined })
  stdin.end((answers ?? []).map((line) => `${line}\n`).join(''))
  const written = { stdout: '', stderr: '' }
  const sink = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const clock = () => new Date('2026-11-22T12:00:00Z')
  const context = { stdin, env: {}, clock, colour: false, user: 'editor', root }
  const exitCode = await runCommand(args, { ...context, stdout: sink('stdout'), stderr: sink('stderr') })
  return { exitCode, ...written }
}

test('content check leads with what visitors see, and exits with 1 when something is wrong', async () => {
  const right = await withSite(site, (root) => clinic(root, ['content', 'check']))
  expect(right.exitCode).toBe(0)
  expect(right.stdout).toMatch(
    /^Accepted for a time:\n {2}Visitors see two prices for Skin Analysis: from £45 on the home page, £110 on its own\. Accepted by the clinic owner until 30 June 2027: /,
  )
  const wrong = await withSite(edited(peel, 'amount: 100', 'amount: lots'), (root) =>
    clinic(root, ['content', 'check', '--format', 'github']),
  )
  expect([wrong.exitCode, wrong.stdout]).toEqual([
    1,
    expect.stringMatching(/^::error file=content\/treatments\/alpha-peel.mdx,line=7,/),
  ])
})

describe('content new treatment', () => {
  const page = 'content/treatments/light-therapy.mdx'
  const options = ['--title', 'Light Therapy', '--group', 'skin', '--price', '60']

  test('writes a page and names everything that is left to do', async () => {
    await withSite(small, async (root) => {
      const { exitCode, stdout } = await clinic(root, ['content', 'new', 'treatment', ...options])
      expect(exitCode).toBe(0)
      expect(readFileSync(join(root, page), 'utf8')).toContain('title: Light Therapy')
      const { stdout: report } = await clinic(root, ['content', 'check', '--format', 'json'])
      const findings = JSON.parse(report).findings as { severity: string; message: string }[]
      for (const { message } of findings.filter(({ severity }) => severity === 'error')) {
        expect(stdout).toContain(message)
      }
    })
  })

  test('asks at a terminal, and asks again when an answer is not valid', async () => {
    await withSite(small, async (root) => {
      const answers = ['Light Therapy', 'alpha-peel', '', 'skin', 'lots', '60', '', '', '', '']
      const { exitCode, stderr } = await clinic(root, ['content', 'new', 'treatment'], answers)
      expect(exitCode).toBe(0)
      expect(stderr).toContain('content/treatments/alpha-peel.mdx is there already')
      expect(stderr).toContain(
        'price: pounds, for example 60\n>   expected a number of pounds, found "lots".',
      )
      expect(existsSync(join(root, page))).toBe(true)
    })
  })

  test('writes nothing when the person leaves', async () => {
    await withSite(small, async (root) => {
      const { exitCode, stderr } = await clinic(root, ['content', 'new', 'treatment'], ['Light Therapy', ''])
      expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/Nothing was written\.\n$/)])
      expect(existsSync(join(root, page))).toBe(false)
      expect(readFileSync(join(root, 'content/navigation.yaml'), 'utf8')).toBe(
        small['content/navigation.yaml'],
      )
    })
  })
})
