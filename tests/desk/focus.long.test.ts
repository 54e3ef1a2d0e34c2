import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { selectRows, shownEnquiry } from './desk-page.ts'
import { useOpenEnquiry } from './open-enquiry.ts'

const shared = useOpenEnquiry()

const focused = (what: Locator) => expect.poll(() => hasFocus(what)).toBe(true)
const button = (name: string | RegExp) => shared.page.getByRole('button', { name, exact: true })
const heading = () => shared.page.getByRole('article').getByRole('heading', { level: 2 })

test('a form takes the focus, and its button has it again after saving or cancelling', async () => {
  const { page } = shared
  for (const { opens, field } of [
    { opens: 'Correct details', field: page.getByLabel('Name', { exact: true }) },
    { opens: 'Correct note 1', field: page.getByLabel('Note 1') },
  ]) {
    await button(opens).click()
    await focused(field)
    await button('Cancel').click()
    await focused(button(opens))
    await button(opens).click()
    await field.fill('Adah Example')
    await button('Save').click()
    await focused(button(opens))
  }
})

test('a key that opens another page focuses its heading, even if nothing had the focus', async () => {
  const { page } = shared
  await shared.open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  for (const [key, name] of [
    ['f', 'Figures'],
    ['e', 'Enquiries'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await focused(page.getByRole('heading', { level: 1, name }))
  }
})

test('the heading has the focus once the control that was used is gone or done with', async () => {
  const { page } = shared
  await page.keyboard.press('n')
  await page.keyboard.type('Rang twice.')
  await button('Save only the note').click()
  await page.getByRole('button', { name: 'Remove note 2' }).waitFor()
  await focused(heading())
  await button('Remove note 2').click()
  await button('Remove for good? note 2').click()
  await button('Remove note 2').waitFor({ state: 'detached' })
  await focused(heading())
  await page.keyboard.press('r')
  await page.keyboard.type('tomorrow 14:30')
  await page.keyboard.press('Enter')
  await button('Clear the ring-back').waitFor()
  await focused(heading())
  await button('Clear the ring-back').click()
  await button('Clear the ring-back').waitFor({ state: 'detached' })
  await focused(heading())
})

test('Escape moves from a field to the list or the enquiry, and leaves a search as it is', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Morgan Example' })
  await open('/enquiries')
  const row = page.getByRole('row', { name: 'Morgan Example' })
  await row.waitFor()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('Morgan')
  await search.press('Escape')
  expect(await search.inputValue()).toBe('Morgan')
  await focused(row)
  await open(`/enquiries/${reference}`)
  await page.getByRole('textbox', { name: 'Ring back' }).press('Escape')
  await focused(page.getByRole('heading', { name: 'Morgan Example' }))
})

test('moving away from the question whether to remove a note resets it', async () => {
  await button('Remove note 1').click()
  await button('Remove for good? note 1').press('Tab')
  await button('Remove note 1').waitFor()
})

test('after several were moved or undone, the focus is in the list or on the enquiry’s heading', async () => {
  const { page } = shared
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=grid], h2') !== null)
  const moveBoth = async () => {
    await selectRows(page, ['Ada Example', 'Ben Example'])
    await page
      .getByRole('region', { name: 'Selected enquiries' })
      .getByRole('button', { name: 'Rang' })
      .click()
    await page.getByRole('status').getByText('2 enquiries: contacted').waitFor()
    await expect.poll(isInside).toBe(true)
    await button('Undo').click()
    await page.getByRole('status').getByText('2 enquiries: undone').waitFor()
    await expect.poll(isInside).toBe(true)
    // Their rows are moving back to where they were, and a click on a moving row is lost.
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'contacted' }).count()).toBe(0)
  }
  await moveBoth()
  await page.keyboard.press('Escape')
  await page.getByText('Choose an enquiry').waitFor()
  await moveBoth()
})

test.each([360, 1280])('going back to the list focuses the row that was open, at %i px', async (width) => {
  const { page, open, desk } = shared
  for (let index = 0; index < 30; index++) await desk.receive({ name: `Person ${index} Example` }, 50 - index)
  await page.setViewportSize({ width, height: 740 })
  const isAt = async (name: string) => {
    const row = page.getByRole('row', { name })
    await focused(row)
    const list = (await page.getByRole('grid', { name: 'Enquiries' }).boundingBox()) ?? { y: 0, height: 0 }
    const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 0 }
    expect([y >= list.y, y + height <= list.y + list.height + 1]).toEqual([true, true])
  }
  await open('/enquiries')
  await page.getByRole('row', { name: 'Person 0 Example' }).focus()
  // By keyboard: a click while the list scrolls is taken for part of the scrolling.
  await page.keyboard.press('End')
  await focused(page.getByRole('row', { name: 'Ben Example' }))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await shownEnquiry(page, 'Ada Example')
  if (width < 1000) await page.getByRole('button', { name: 'Back to the list' }).click()
  else await page.keyboard.press('Escape')
  await isAt('Ada Example')
  await page.keyboard.press('Enter')
  await shownEnquiry(page, 'Ada Example')
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.press('Escape')
  await isAt('Ben Example')
})

test('a navigation link focuses the heading of its page, and F8 the Undo button', async () => {
  const { page } = shared
  await page.getByRole('link', { name: 'Board' }).press('Enter')
  await focused(page.getByRole('heading', { level: 1, name: 'Board' }))
  await page.goBack()
  await shownEnquiry(page, 'Ada Example')
  await button('Rang').press('Enter')
  await page.getByRole('status').getByText('new → contacted').waitFor()
  await shownEnquiry(page, 'Ben Example')
  await focused(heading())
  await page.keyboard.press('F8')
  await focused(button('Undo'))
})

test('what is found on a person is announced, and the receipt of an erasure has the focus', async () => {
  const { page, open } = shared
  await open('/privacy')
  const said = page.getByRole('main').getByRole('status').first()
  expect(await said.textContent()).toBe('')
  await page.getByLabel('Name', { exact: true }).fill('Ben Example')
  await page.keyboard.press('Enter')
  await said.getByText('1 enquiry is held on this person.').waitFor()
  const word = (await page.getByLabel(/^Type ENQ-/).getAttribute('id')) ?? ''
  const label = (await page.locator(`label[for="${word}"]`).textContent()) ?? ''
  await button('Erase').click()
  await expect.poll(() => page.getByLabel(/^Type ENQ-/).getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel(/^Type ENQ-/).fill(/ENQ-\S+/.exec(label)?.[0] ?? '')
  await page.keyboard.press('Enter')
  await focused(page.getByRole('heading', { name: /^Erased ENQ-/ }))
  expect(await said.textContent()).toBe('')
})

test.each([1280, 480])(
  'what is typed right after a key that opens a field goes into that field, at %i px',
  async (width) => {
    const { page } = shared
    await page.setViewportSize({ width, height: 800 })
    const focusedAfter = (key: string) =>
      page.evaluate(async (pressed) => {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
        )
        // The next key press arrives in a task of its own, at the earliest.
        await new Promise((resolve) => setTimeout(resolve))
        return document.activeElement?.tagName
      }, key)
    expect(await focusedAfter('n')).toBe('TEXTAREA')
    await page.keyboard.press('Escape')
    expect(await focusedAfter('/')).toBe('INPUT')
    if (width < 1000) await page.waitForURL('**/enquiries')
    await page.keyboard.type('ben')
    await page.getByText('1 enquiry', { exact: true }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('ben')
  },
)

test('a search asked for beside an unsaved note begins once the note is abandoned', async () => {
  const { page } = shared
  await page.setViewportSize({ width: 480, height: 800 })
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang, no answer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await focused(page.getByRole('searchbox'))
})
