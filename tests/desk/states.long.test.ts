import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { openDesk, shownEnquiry } from './desk-page.ts'
import { type Desk, startDesk } from './desk-process.ts'
import { storeMany } from './many-enquiries.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.stop())

test('an empty morning and an empty list say so kindly', async () => {
  const { page } = await openDesk(desk)
  await page.getByRole('heading', { name: 'Nobody waits for an answer' }).waitFor()
  await page.getByText('Enjoy the quiet.').waitFor()
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByText('There is no enquiry yet.').waitFor()
})

test('Today says who waits longest, who is late, and whom to ring back', async () => {
  const late = await desk.receive({ name: 'Late Example' }, 30)
  await desk.receive({ name: 'New Example' }, 2)
  const back = await desk.receive(
    { name: 'Later Example', dateOfBirth: '2012-01-01', reasonForContact: 'profhilo' },
    5,
  )
  await desk
    .db('enquiries')
    .where({ reference: back })
    .update({ status: 'contacted', ring_back_at: new Date().toISOString() })
  const { page } = await openDesk(desk)
  await page
    .getByRole('heading', { name: /^2 wait, 1 longer than promised; the next promise ends/ })
    .waitFor()
  const first = page.getByRole('region', { name: 'Who waits' }).getByRole('listitem').first()
  expect(await first.textContent()).toMatch(/Late Example[\s\S]*overdue by 6 h/)
  const ringBack = page.getByRole('region', { name: 'To ring back today' })
  expect(await ringBack.textContent()).toMatch(/Later Example[\s\S]*ring back now/)
  await ringBack.getByRole('link').click()
  await page.getByText('Profhilo is for adults of 18 or over.').waitFor()
  expect(page.url()).not.toContain(late)
})

test.each([
  ...([320, 768, 1280] as const).map((width) => ({ width, colorScheme: 'light' as const })),
  ...([320, 768, 1280] as const).map((width) => ({ width, colorScheme: 'dark' as const })),
])('axe finds nothing at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const { page, complaints } = await openDesk(desk, '/', { viewport: { width, height: 800 }, colorScheme })
  await page.getByText('Late Example').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.type('ge')
  await page.getByRole('row', { name: 'Late Example' }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Late Example')
  await page.getByText('The clinic', { exact: false }).first().waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
})

test('a locked desk says so and shows nobody any more', async () => {
  const { page } = await openDesk(desk)
  await page.getByText('Late Example').waitFor()
  await page.evaluate(() => sessionStorage.setItem('desk-session', 'over'))
  await page.keyboard.type('ge')
  await page.getByRole('heading', { name: 'The desk is locked' }).waitFor()
  expect(await page.locator('body').textContent()).not.toContain('Late Example')
})

test('a browser offline says so, keeps what is written, and goes on', async () => {
  const { page, context } = await openDesk(desk, '/enquiries')
  await page.getByRole('row', { name: 'New Example' }).click()
  await shownEnquiry(page, 'New Example')
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang once.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Rang' }).click()
  await page
    .getByRole('region', { name: 'What you did' })
    .getByText('The browser is set to work offline.')
    .waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Keep the note alone' }).click()
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('')
})

test('a busy database is told, and the note stays', async () => {
  const { page } = await openDesk(desk, '/enquiries')
  await page.getByRole('row', { name: 'New Example' }).click()
  await shownEnquiry(page, 'New Example')
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang again.')
  const holder = await desk.db.transaction()
  await holder('enquiries').update({ suspicious: false })
  await page.getByRole('button', { name: 'Rang' }).click()
  await page.getByText('Your note is still here.').waitFor()
  await holder.rollback()
  await page.getByRole('button', { name: 'Rang' }).click()
  await page.getByRole('status').getByText('New Example', { exact: false }).waitFor()
})

test('10,000 enquiries scroll to the end, and few of them stand in the page', async () => {
  await storeMany(desk.db, 10_000)
  const { page } = await openDesk(desk, '/enquiries?status=closed&order=oldest')
  await page.getByText('9,900 enquiries').waitFor()
  const last = page.getByRole('row', { name: 'Person 09999' })
  const grid = page.getByRole('grid', { name: 'Enquiries' })
  await grid.evaluate(
    (list) =>
      new Promise<void>((end) => {
        const further = () => {
          list.scrollTop = list.scrollHeight
          if (list.textContent?.includes('Person 09999')) end()
          else requestAnimationFrame(further)
        }
        further()
      }),
  )
  await last.waitFor()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
})

test('what the first page fetches is at most 160 KB', async () => {
  const { brotliCompressSync } = await import('node:zlib')
  const { page } = await openDesk(desk)
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.(?:js|css)$/.test(name) ? [name] : [])),
  )
  const sizes = await Promise.all(
    [desk.origin, ...files].map(async (url) => {
      const { body } = await desk.send({ path: new URL(url).pathname })
      return brotliCompressSync(body).length
    }),
  )
  expect(files.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(160_000)
})

test('a desk that was stopped says so', async () => {
  const { page } = await openDesk(desk)
  await desk.stop()
  await page.getByText('The desk does not answer.').first().waitFor()
})
