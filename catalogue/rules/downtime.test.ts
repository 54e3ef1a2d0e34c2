import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const page = 'content/treatments/alpha-peel.mdx'

/** What is found where the page's fact states `downtime` and its prose says `text`. */
async function found(downtime: string, text: string) {
  const stated = edited(page, 'downtime: none', `downtime: ${downtime}`)
  const { findings } = await check(edited(page, 'Keep the skin clean.', text, stated))
  return findings.map(({ rule, file, line, values }) => ({ rule, file, line, values }))
}

test.each([
  ['There is no downtime.', 'no downtime'],
  ['Zero downtime, and no needles.', 'zero downtime'],
  ['You go back to work without any downtime.', 'without any downtime'],
  ['A no-downtime visit.', 'no-downtime'],
  ['Pulses for the face, in short sessions with no downtime.', 'no downtime'],
  ['There is very little to go wrong, and no downtime.', 'no downtime'],
])('a text may not deny the downtime that its page states: %s', async (text, phrase) => {
  const denied = [{ rule: 'downtime', file: page, line: 69, values: [phrase] }]
  expect(await found('little, small bumps', text)).toEqual(denied)
  expect(await found('none for most people', text)).toEqual(denied)
  expect(await found('none', text)).toEqual([])
  expect(await found('no downtime at all', text)).toEqual([])
  expect(await found('no downtime, slight redness', 'Keep it clean.')).toEqual([])
})

test.each([
  'There is little to no downtime.',
  'Most people have no downtime.',
  'There is no downtime for most people.',
  'There is no downtime after a light peel.',
  'There is usually no downtime.',
  'A short visit does not mean no downtime.',
  'Is there no downtime?',
  'There is almost no downtime.',
  'There is next to no downtime.',
  'For most people, there is no downtime.',
  'We do not promise no downtime.',
  'If you need no downtime, ask us for another treatment.',
  'A skin analysis has no downtime, a peel has some.',
  'There is no downtime apart from small bumps.',
  'Downtime: <Fact name="downtime"/>.',
])('a text may say that there is little: %s', async (text) => {
  expect(await found('none for most people', text)).toEqual([])
})

test.each([
  ['Plan for a few days of downtime.', 'plan for a few days of downtime'],
  ['Please allow two weeks of downtime.', 'allow two weeks of downtime'],
  ['There are some days of downtime.', 'there are some days of downtime'],
  ['You need several days of downtime.', 'you need several days of downtime'],
])('a text may not plan for downtime where its page states none: %s', async (text, phrase) => {
  const ofRule = async (stated: string) =>
    (await found(stated, text)).flatMap(({ rule, values }) => (rule === 'downtime' ? values : []))
  expect(await ofRule('none')).toEqual([phrase])
  expect(await ofRule('2 days')).toEqual([])
})

test.each([
  'You do not need a few days of downtime.',
  'There are no days of downtime, and you need zero hours of downtime.',
  'Expect fewer days of downtime than with a deep peel.',
  'Unlike a deep peel, it needs no days of downtime.',
  'A deep peel needs a few days of downtime.',
  'Plan for a few days of downtime after a deep peel.',
  'Do I need a few days of downtime?',
])('a text may speak of downtime that its page does not have: %s', async (text) => {
  expect(await found('none', text)).toEqual([])
})
