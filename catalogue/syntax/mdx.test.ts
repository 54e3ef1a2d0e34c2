import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

test.each([
  ['- Wash gently for {24 hours}, and wear', '{24 hours}', 'Write round brackets'],
  ['It is <Price/>, {don’t forget}', '{don’t forget}', 'Write round brackets'],
  ["It is <Price/>, {don't forget}", "{don't forget}", 'Write round brackets'],
  ['### What {#can}', '{#can}', 'Write round brackets'],
  ['{24 hours} and {an open one', '{24 hours}', 'Write round brackets'],
  ['Rest for {other 24 hours}.', '{other 24 hours}', 'Write <Other>24 hours</Other>.'],
  ['It lasts <Fact name={six months}/>', '<Fact name={six months}/>', 'Write <Fact name="lasting"/>'],
])('of braces that hold no code the braces are told: %s', async (words, marked, remedy) => {
  const files = edited(alpha, 'Keep the skin clean.', words)
  const [finding, ...others] = (await check(files)).findings
  const line = String(files[alpha]).split('\n')[(finding?.line ?? 0) - 1]
  expect(line?.slice(Number(finding?.column) - 1).slice(0, finding?.length)).toBe(marked)
  expect([finding?.remedy?.startsWith(remedy), others]).toEqual([true, []])
})
