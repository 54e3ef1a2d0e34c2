import { expect, test } from 'vitest'
import { holdRequests } from '../support/hold-requests.ts'
import { shownEnquiry, useDesk } from './desk-page.ts'

const shared = useDesk()

test('a pressed button says that it is saving until the desk answers, and does nothing if pressed again', async () => {
  const { page, open, desk, asked } = shared
  await open(`/enquiries/${await desk.receive({ name: 'Ada Example' })}`)
  await shownEnquiry(page, 'Ada Example')
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang.')
  const correct = page.getByRole('button', { name: 'Correct details' })
  for (const { press, path } of [
    { press: () => page.getByRole('button', { name: 'Save only the note' }).click(), path: 'notes' },
    {
      press: async () => {
        await page.getByRole('textbox', { name: 'Ring back' }).fill('tomorrow 14:30')
        await page.keyboard.press('Enter')
      },
      path: 'ring-back',
    },
    {
      press: async () => {
        await correct.click()
        await page.getByLabel('Phone').fill('07700 900555')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
      },
      path: 'details',
    },
    { press: () => page.getByRole('button', { name: 'Rang' }).click(), path: 'status' },
    { press: () => page.getByRole('button', { name: 'Undo' }).click(), path: 'undo' },
    {
      press: async () => {
        await page.getByRole('button', { name: 'Remove note 1' }).click()
        await page.getByRole('button', { name: 'Remove for good? note 1' }).click()
      },
      path: 'notes/*',
    },
    {
      press: async () => {
        await page.getByText('Correct the last move, or restrict').click()
        await page.getByLabel('It is new, and should be').selectOption('spam')
        await page.getByRole('button', { name: 'Correct the last move' }).click()
      },
      path: 'correct',
    },
    { press: () => page.getByRole('button', { name: 'Restrict the data' }).click(), path: 'restrict' },
  ]) {
    const address = `**/${path}`
    const release = await holdRequests(page, address)
    asked.length = 0
    await press()
    const busy = page.getByRole('button', { name: 'Saving…' })
    await busy.waitFor()
    expect(await busy.evaluate(({ ariaBusy, ariaDisabled }) => [ariaBusy, ariaDisabled])).toEqual([
      'true',
      'true',
    ])
    await busy.press('Enter')
    release()
    await busy.waitFor({ state: 'detached' })
    const sent = new RegExp(`/${path.replace('*', '[^/]+')}$`)
    expect(asked.filter((url) => sent.test(url))).toHaveLength(1)
    await page.unroute(address)
  }
})

test('a field is read-only while its text is being saved, so that nothing typed is lost', async () => {
  const { page, open, desk } = shared
  await open(`/enquiries/${await desk.receive({ name: 'Ben Example' })}`)
  await shownEnquiry(page, 'Ben Example')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const { opens, field, keep, path } of [
    { field: 'Note', keep: page.getByRole('button', { name: 'Save only the note' }), path: 'notes' },
    { field: 'Ring back', keep: page.getByRole('button', { name: 'Set' }), path: 'ring-back' },
    { opens: 'Correct note 1', field: 'Note 1', keep: save, path: 'notes/*' },
    { opens: 'Correct details', field: 'Name', keep: save, path: 'details' },
  ]) {
    if (opens) await page.getByRole('button', { name: opens }).click()
    const typed = page.getByRole('article').getByRole('textbox', { name: field, exact: true })
    // A note is corrected only to other words.
    const text = opens ? 'tomorrow 15:30' : 'tomorrow 14:30'
    await typed.fill(text)
    const release = await holdRequests(page, `**/${path}`)
    await keep.click()
    const busy = page.getByRole('button', { name: 'Saving…' })
    await busy.waitFor()
    await typed.pressSequentially(' more')
    expect(await typed.inputValue()).toBe(text)
    release()
    await busy.waitFor({ state: 'detached' })
    await page.unroute(`**/${path}`)
  }
})
