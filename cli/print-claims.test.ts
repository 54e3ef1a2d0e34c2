import { expect, test } from 'vitest'
import { edited, type SiteFiles, withSite } from '../catalogue/fixtures/site.ts'
import { printClaims } from './print-claims.ts'
import type { Terminal } from './terminal.ts'

/** What the command prints about a subject, and its exit code. */
async function claims(subject?: string, files: SiteFiles = site, json?: string, terminal?: Terminal) {
  const printed = { stdout: '', stderr: '' }
  const sink = (name: keyof typeof printed) => ({ write: (text: string) => (printed[name] += text) })
  const streams = { stdout: sink('stdout'), stderr: sink('stderr') }
  const exitCode = await withSite(files, (root) =>
    printClaims({ subject, json }, { root, terminal, ...streams }),
  )
  return { exitCode, ...printed }
}

const alpha = 'content/treatments/alpha-peel.mdx'
const site = edited(alpha, 'Keep the skin clean.', 'Leave it for <Other>12 hours</Other>.')

test('lists what content states about a subject, and what is marked there, with places', async () => {
  const { exitCode, stdout } = await claims('alpha-peel')
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^alpha-peel\n/)
  expect(stdout).toContain(
    `\n  price: from £100  (${alpha}:7:11)\n  duration: 30 minutes  (${alpha}:11:13)\n`,
  )
  expect(stdout).toMatch(
    /Marked as about something else\n {2}12 hours {2}\(content\/treatments\/alpha-peel\.mdx:\d+:\d+\)\n$/,
  )
})

test('prints the fields asked for as JSON', async () => {
  const { stdout } = await claims('alpha-peel', site, 'property,value,file,line')
  expect(JSON.parse(stdout)).toContainEqual({ property: 'price', value: 'from £100', file: alpha, line: 7 })
})

test('shows a long list a screen at a time', async () => {
  const { stdout } = await claims()
  const paged: string[] = []
  const terminal = { columns: 80, rows: 5, page: async (text: string) => paged.push(text) > 0 }
  expect((await claims(undefined, site, undefined, terminal)).stdout).toBe('')
  expect(paged).toEqual([stdout])
})

test('lists every subject when none is named', async () => {
  const { stdout } = await claims()
  for (const subject of ['clinic', 'alpha-peel', 'beta-light']) expect(stdout).toContain(`${subject}\n  `)
})

test('suggests the likeliest subject for an unknown one', async () => {
  expect(await claims('alfa-peel')).toEqual({
    ...{ exitCode: 3, stdout: '' },
    stderr: 'Nothing is stated about "alfa-peel". Did you mean "alpha-peel"?\n',
  })
})

test('lists nothing from content that can’t be read', async () => {
  expect((await claims(undefined, edited(alpha, 'amount: 100', 'amount: lots'))).exitCode).toBe(1)
})
