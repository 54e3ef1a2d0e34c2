import { expect, it } from 'vitest'
import { replacementText } from './restore-text.ts'

it('says of two states of one minute whether anything was changed in between', () => {
  const extentAt = (second: string) => {
    return { count: 1, newest: '2026-11-20T14:00:00.000Z', lastChange: `2026-11-20T14:50:${second}.000Z` }
  }
  const textOf = (restored: string, replaced: string) =>
    replacementText({
      restoredExtent: extentAt(restored),
      replacedExtent: { ...extentAt(replaced), place: '/srv/clinic.sqlite3' },
    })
  expect(textOf('10', '40')).toMatch(/14:50\. It was changed again within that minute\.$/)
  expect(textOf('10', '10')).toMatch(/14:50\.$/)
  expect(textOf('40', '10')).toMatch(/14:50\.$/)
})
