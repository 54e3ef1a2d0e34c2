import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { alphaPeel } from '../fixtures/additions.ts'
import { edited, fixtureToday, validSite, writeSite } from '../fixtures/site.ts'
import { panelFindings } from './panel-findings.ts'

async function messageFor(files: Parameters<typeof writeSite>[0]) {
  const root = writeSite(files)
  const { findings } = await checkContent({ root, today: fixtureToday })
  const message = panelFindings(findings, root)
  rmSync(root, { recursive: true })
  return { ...message, root }
}

test('a finding with its place, its lines and what to do', async () => {
  const files = edited(alphaPeel, 'group: skin', 'grup: skin')
  const { errors, warnings, root } = await messageFor(files)
  expect(warnings).toEqual([])
  expect(errors.map(({ message }) => message)).toContain('grup: unknown key. Did you mean "group"?')
  expect(errors.find(({ message }) => message.startsWith('grup'))).toMatchObject({
    place: `${alphaPeel}:4:1`,
    target: `${join(root, alphaPeel)}:4:1`,
    frame: [expect.stringMatching(/^3 \| /), '4 | grup: skin', '  | ^^^^'],
    rule: 'schema',
    related: [],
  })
})

test('a disagreement with both places, and the values that a waiver would name', async () => {
  const { errors } = await messageFor(
    edited('content/treatments/beta-light.mdx', 'amount: 105', 'amount: 110'),
  )
  expect(errors).toMatchObject([
    {
      place: 'content/treatments/beta-light.mdx:7:11',
      related: [{ place: 'content/home.yaml:44:17', message: 'states from £105.' }],
      remedy: expect.stringContaining('content/waivers.yaml'),
      subject: 'beta-light price: "from £105 (home)" and "from £110 (beta-light)"',
    },
  ])
})

test('nothing of content that is in order', async () => {
  const { errors, warnings } = await messageFor(validSite())
  expect([errors, warnings]).toEqual([[], []])
})
