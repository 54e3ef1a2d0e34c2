import { test } from 'vitest'
import { useDesk } from './desk-page.ts'

const shared = useDesk()

test('part of an address or a number is not taken for a person on whom nothing is held', async () => {
  const { page, open } = shared
  await open('/privacy')
  for (const [label, part, whole] of [
    ['Email address', 'alex@client', 'Write the whole email address'],
    ['Phone number', '900123', 'Write the whole phone number'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(part)
    await field.press('Enter')
    await page.getByRole('alert').getByText(whole).waitFor()
    await field.fill('')
  }
})
