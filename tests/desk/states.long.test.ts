import { expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { doubleText } from '../support/double-text.ts'
import { namedPeople, storeMany } from '../support/many-enquiries.ts'
import { openDesk, overflow, shownEnquiry, useDesk } from './desk-page.ts'

const shared = useDesk()

test('Today says who waits longest, who is late, and whom to ring back', async () => {
  const { page, open, desk } = shared
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
  await open('/')
  await page
    .getByRole('heading', {
      name: /^2 enquiries are waiting, 1 longer than promised; the next answer is due/,
    })
    .waitFor()
  const first = page.getByRole('region', { name: 'Who waits' }).getByRole('listitem').first()
  expect(await first.textContent()).toMatch(/Late Example[\s\S]*overdue by 6 h/)
  const ringBack = page.getByRole('region', { name: 'To ring back today' })
  expect(await ringBack.textContent()).toMatch(/Later Example[\s\S]*07700 900123[\s\S]*ring back now/)
  await ringBack.getByRole('link').click()
  await page.getByText('Profhilo is for adults aged 18 or over.').waitFor()
  expect(page.url()).not.toContain(late)
})

const pages = ['/', '/enquiries', '/board', '/figures', '/content', '/privacy', '/help']
test.each(
  ([320, 768, 1280] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  ),
)('axe finds nothing at $width px, $colorScheme, even with text of twice the size', async (look) => {
  const { width, colorScheme } = look
  const { page, complaints, open } = await openDesk(shared.desk, {
    viewport: { width, height: 800 },
    colorScheme,
  })
  const isWhole = async (state: string) =>
    expect([state, await accessibilityFindings(page), await overflow(page)]).toEqual([state, [], 0])
  for (const path of pages) {
    await open(path)
    await page.waitForFunction(() => document.querySelectorAll('main :is(h2, li, p, [role=row])').length > 1)
    await isWhole(path)
    await doubleText(page)
    await isWhole(`${path} in large text`)
  }
  await open('/enquiries')
  await page.getByRole('row', { name: 'Late Example' }).waitFor()
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Late Example')
  await page.keyboard.press('x')
  await page.getByText('1 selected', { exact: true }).waitFor()
  await isWhole('one enquiry, selected')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang.')
  await page.getByRole('link', { name: 'Today' }).click()
  await page.getByRole('button', { name: 'Stay' }).waitFor()
  await isWhole('an unsaved note')
  expect(complaints).toEqual([])
})

test('what others do appears within two seconds', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Moved Example' })
  await open(`/enquiries/${reference}`)
  await shownEnquiry(page, 'Moved Example')
  await moveEnquiries(desk.db, [reference], 'booked', { actor: 'mary', now: new Date() })
  await page.getByRole('article').locator('.tag').getByText('booked').waitFor({ timeout: 2_000 })
})

test('a busy database is reported, and the note stays', async () => {
  const { page, open, desk } = shared
  await open('/enquiries')
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

test('10,000 enquiries scroll to the end, with few of their rows in the page; numbers have commas', async () => {
  const { page, open, desk } = shared
  await storeMany(desk.db, 10_000, { change: namedPeople })
  await open('/enquiries?status=closed&order=oldest')
  await page.getByText('9,900 enquiries').waitFor()
  const last = page.getByRole('row', { name: 'Person 09999' })
  const grid = page.getByRole('grid', { name: 'Enquiries' })
  await page.waitForFunction(
    (list) => {
      if (list) list.scrollTop = list.scrollHeight
      return list?.textContent?.includes('Person 09999')
    },
    await grid.elementHandle(),
  )
  await last.waitFor()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await last.focus()
  await page.keyboard.press('Control+a')
  await page.getByText('At most 500 can be moved at once. Select fewer.').waitFor()
  await page.keyboard.press('Escape')
  await open('/board')
  await page.getByRole('heading', { name: 'Closed 9,900' }).waitFor()
  await open('/figures')
  await page.getByText('2,000', { exact: true }).waitFor()
})
