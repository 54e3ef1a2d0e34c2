import { test } from 'vitest'
import { sendMalformedBodies } from './malformed-bodies.ts'

test('malformed bodies never cause a 5xx', async () => {
  await sendMalformedBodies(300, 1)
})
