import { expect, test } from 'vitest'
import { readProse } from './prose.ts'

const text = `---
title: X
---

## How long it *lasts*

About <Fact name="lasting"/>, for <Price/>; see [peels](/treatments/skin-peels).

<Note title="Ring us">
Call <Clinic field="phone"/> <Unknown>now</Unknown>.
</Note>
`

test('fills in what components say, and keeps the words inside the others', () => {
  const said: Record<string, string> = { Fact: '6 months', Price: 'from £35', Clinic: '01632 960123' }
  const prose = readProse('content/x.mdx', text, (name) => said[name])
  expect(prose.blocks.map((block) => block.text)).toEqual([
    'How long it lasts',
    'About 6 months, for from £35; see peels.',
    'Ring us',
    'Call 01632 960123 now.',
  ])
  expect(prose.blocks[1]?.place).toEqual({ file: 'content/x.mdx', line: 7, column: 1 })
  expect(prose.links).toEqual(['/treatments/skin-peels'])
})
