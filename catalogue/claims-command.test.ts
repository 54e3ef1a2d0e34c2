import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { printClaims } from './claims-command.ts'
import { withProse } from './fixtures/additions.ts'
import { writeSite } from './fixtures/site.ts'

async function claimsOf(subject: string) {
  const root = writeSite(withProse('A visit may take a week to settle.'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const written = { stdout: '', stderr: '' }
  const into = (stream: 'stdout' | 'stderr') => ({ write: (text: string) => (written[stream] += text) })
  const code = await printClaims({ root, subject, stdout: into('stdout'), stderr: into('stderr') })
  return { code, ...written }
}

test('claims about a subject are printed with every place', async () => {
  expect(await claimsOf('beta-light')).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "",
      "stdout": "beta-light
      price: from £105  (content/home.yaml:44:17, content/treatments/beta-light.mdx:7:11)
      duration: 30 minutes  (content/treatments/beta-light.mdx:11:13)
      sessions: 3 sessions  (content/treatments/beta-light.mdx:12:13)
      interval: 4 weeks  (content/treatments/beta-light.mdx:13:13)
      lasting: 6 months  (content/treatments/beta-light.mdx:14:12)
      recovery: 24 hours  (content/treatments/beta-light.mdx:15:13)

    ",
    }
  `)
})

test('figures that are about nothing known are printed with their sentence', async () => {
  expect(await claimsOf('unattributed')).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "",
      "stdout": "unattributed
      content/about.yaml:18:16 2: two
      content/about.yaml:18:21 3: three
      content/about.yaml:18:28 4: four
      content/about.yaml:18:34 5: five
      content/about.yaml:18:40 6: six
      content/treatments/alpha-peel.mdx:57:18 1 week: A visit may take a week to settle.
    ",
    }
  `)
})

test.each([
  ['Alpha-Peel', 'alpha-peel'],
  ['alpha peel', 'alpha-peel'],
  ['Beta Light', 'beta-light'],
  ['beta-lite', 'beta-light'],
  ['clinc', 'clinic'],
  ['unattribute', 'unattributed'],
])('"%s" is likely meant for "%s"', async (subject, meant) => {
  expect(await claimsOf(subject)).toEqual({
    code: 3,
    stdout: '',
    stderr: `No claims about "${subject}". Did you mean "${meant}"?\n`,
  })
})

test('a subject that nothing is said about is not found', async () => {
  const { code, stdout, stderr } = await claimsOf('omega')
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toMatch(/^No claims about "omega"\. Subjects: alpha-peel, .*, zeta-mist, unattributed\.\n$/)
})
