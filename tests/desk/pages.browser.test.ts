import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { writeSite } from '../../catalogue/fixtures/site.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { hour, minute } from '../../schemas/time/durations.ts'
import { londonClock } from '../../schemas/time/london-clock.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { guideSite } from '../catalogue/guide-site.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { dist, root } from '../support/built-site.ts'
import { doubleText } from '../support/double-text.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { storeExample } from '../support/store-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { hasFocus } from '../support/visitor.ts'
import { downloadedText, overflow, shownEnquiry, stamp, useDesk } from './desk-page.ts'
import { startDesk } from './desk-process.ts'

/** The folder from which the desk reads content, so that a test may edit it. */
const { path: folder, remove } = temporaryDirectory()
const shared = useDesk(() => {
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
  // The waiver of the guide's site expires on a fixed date, so move it to the future.
  const waivers = 'content/waivers.yaml'
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const site = guideSite()
  writeSite(folder, { ...site, [waivers]: String(site[waivers]).replace('2027-06-30', inAMonth) })
  mkdirSync(join(folder, 'dist'))
  symlinkSync(join(dist, 'desk'), join(folder, 'dist/desk'))
  const built = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'))
  const retention = { count: 24, unit: 'month', isPlaceholder: false }
  writeFileSync(join(folder, 'dist/site.json'), JSON.stringify({ ...built, retention }))
  return startDesk({ folder })
})
afterAll(remove)

beforeEach(async () => {
  await shared.desk.clear()
  shared.asked.length = 0
})

test('the first page weighs under 160 KB in brotli, and loads no other page and nothing from elsewhere', async () => {
  const { asked, page, open } = shared
  await open('/')
  await page.getByRole('heading', { name: 'Nobody is waiting for an answer' }).waitFor()
  await page.getByText('Enjoy the quiet.').waitFor()
  const files = () => [...new Set(asked.filter((url) => /\.(?:js|css)$/.test(url)))]
  const weigh = (url: string) =>
    brotliCompressSync(readFileSync(join(dist, 'desk/app', new URL(url).pathname))).length
  const first = files()
  expect(first.length).toBeGreaterThan(2)
  expect(first.reduce((sum, url) => sum + weigh(url), 0)).toBeLessThan(160_000)
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('heading', { name: 'New' }).waitFor()
  expect(files().length).toBeGreaterThan(first.length)
  expect(asked.filter((url) => !url.startsWith(shared.desk.origin))).toEqual([])
})

test('Today leads from its top to what is wrong, such as mails that failed or what is older than the privacy policy allows, and Privacy says why that is still here', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive()
  const [created_at, due_at, give_up_at] = Array<string>(3).fill(new Date().toISOString())
  const mail = { kind: 'enquiry', state: 'failed', reference, created_at, due_at, give_up_at }
  await desk.db('notifications').insert(mail).onConflict(['reference', 'kind']).merge()
  const old = await desk.receive({}, 25 * 31 * 24)
  await moveEnquiries(desk.db, [old], 'closed', stamp())
  await open('/')
  await page.setViewportSize({ width: 360, height: 640 })
  await doubleText(page)
  await page.getByRole('button', { name: '3 things need fixing' }).press('Enter')
  const first = page.getByRole('region', { name: '1 mail to the clinic about an enquiry' })
  await first.and(page.locator(':focus')).waitFor()
  expect((await first.getByRole('heading').boundingBox())?.y).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('region', { name: 'No backup from the last two days' }).waitFor()
  const told = page.getByRole('region', { name: '1 enquiry is older than the privacy policy allows' })
  await told.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText('That is more than a fifth, so nothing is deleted by itself.').waitFor()
  await page
    .getByText(/^Enquiries are kept for \d+ \w+\. 1 of 2 was received before \d+ \w+ \d{4}\.$/)
    .waitFor()
})

test('an unknown address says so within the desk’s frame, and offers a link', async () => {
  const { page, open } = shared
  await open('/board/x')
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor()
  await page.getByRole('navigation', { name: 'The desk' }).getByRole('link', { name: 'Today' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Go to the enquiries' }).click()
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
})

test('each page opens by its key; axe finds nothing on a phone in dark mode or a laptop in light mode, and nothing overflows', async () => {
  const { page, complaints, open, desk } = shared
  await desk.receive({ name: 'Late Example' }, 30)
  complaints.length = 0
  const findings = async () => [await accessibilityFindings(page), await overflow(page)]
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/enquiries')
  for (const [key, name, content] of [
    ['b', 'Board', page.getByRole('row', { name: 'Late Example' })],
    ['f', 'Figures', page.getByRole('img', { name: /^Bar chart/ }).first()],
    ['c', 'Content', page.getByRole('heading', { name: 'Where pages disagree' })],
    ['p', 'Privacy', page.getByRole('heading', { name: 'Backups' })],
    ['h', 'Help', page.getByRole('heading', { name: 'Keys' })],
    ['t', '1 enquiry is waiting', page.getByRole('link', { name: 'Late Example' })],
  ] as const) {
    await page.keyboard.type(`g${key}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await content.waitFor()
    expect([name, ...(await findings())]).toEqual([name, [], 0])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.type('ge')
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor()
  await page.getByRole('row', { name: 'Late Example' }).click()
  await shownEnquiry(page, 'Late Example')
  expect(await findings()).toEqual([[], 0])
  expect(complaints).toEqual([])
})

test('the heading of a page whose data comes late or failed has the focus, and the skip link leads to the list', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Ada Example' })
  await open('/enquiries')
  await page.getByRole('row', { name: 'Ada Example' }).waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Skip to main content' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('row', { name: 'Ada Example' }))).toBe(true)

  await page.route('**/api/today', (route) => route.fulfill({ status: 500, body: '' }))
  const link = page.getByRole('link', { name: 'Today' })
  await link.press('Enter')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('button', { name: 'Skip to main content' }).press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Today' }))).toBe(true)
  await page.unroute('**/api/today')
  const release = await holdRequests(page, '**/api/today')
  await page.getByRole('link', { name: 'Board' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await link.press('Enter')
  await page.getByText('Loading who waits').waitFor({ state: 'attached' })
  release()
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: '1 enquiry is waiting' }))).toBe(true)
  await page.unroute('**/api/today')
})

test('figures match a count by hand, and an undone answer does not count', async () => {
  const { page, open, desk } = shared
  // Half past, so that all are received within one hour of one week, whenever this runs.
  const received = new Date().setUTCMinutes(30, 0, 0) - 40 * hour
  /** Stores an enquiry received then and answered half a minute less than this many hours later. */
  async function answered(hours: number, to: 'contacted' | 'spam' = 'contacted') {
    const reference = await desk.receive({ reasonForContact: 'profhilo' }, (Date.now() - received) / hour)
    return moveEnquiries(desk.db, [reference], to, stamp(new Date(received + hours * hour - minute / 2)))
  }
  await open('/figures')
  await page.getByText('No enquiry was received in this time.').waitFor()
  for (const hours of [1, 2, 3, 4]) await answered(hours)
  await page.getByText('Too few to say: 4 were received.').first().waitFor()
  await answered(30)
  await answered(1, 'spam')
  const [taken] = await answered(5)
  await undo(desk.db, { ...stamp(), eventId: Number(taken?.id) })
  // Not quite 1, 2, 3, 4 and 30 hours: three of five within 3, and four would be fewer than nine in ten.
  await page.getByText('half within 3 h, nine in ten within 30 h.').first().waitFor()
  await page.getByText('Counting opening hours alone: half within').waitFor()
  // A week with too few is a gap.
  expect(await page.locator('.chart-path path').first().getAttribute('d')).not.toContain('L')
  await page
    .getByText('66% of the 6 answered or overdue had their first answer within 24 hours. 1 is still waiting')
    .waitFor()
  await page.getByRole('status').getByText('6 enquiries in 13 weeks').waitFor()
  const csvOf = async (title: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download CSV: ${title}` }).click()
    return downloadedText(await download)
  }
  expect(await csvOf('By reason')).toBe('"Reason","Received"\r\n"Profhilo","6"\r\n')
  const inTime = await csvOf('Answered within the promise')
  for (const week of ['","6","4","66"\r\n', '","0","0","too few to say"\r\n']) expect(inTime).toContain(week)
  expect(await csvOf('Time to the first answer')).toContain('","5","3","30"\r\n')
  const { time } = londonClock(new Date(received))
  expect(await csvOf('By hour of the week')).toMatch(new RegExp(`"from ${time.slice(0, 2)}:00",.*"6"`))
  await page.getByLabel('How far back').selectOption('a year')
  await page.getByRole('status').getByText('6 enquiries in 52 weeks').waitFor()
  expect(page.url()).toBe(`${desk.origin}/figures?weeks=52`)
  await page.emulateMedia({ media: 'print' })
  // Firefox cuts through a chart within nested grids.
  const columns = page.locator('.figure-grid, .figure-column')
  const layouts = await columns.evaluateAll((all) => all.map((column) => getComputedStyle(column).display))
  expect(new Set(layouts)).toEqual(new Set(['block']))
  expect(await page.getByRole('cell', { name: '6', exact: true }).first().isVisible()).toBe(true)
  expect(await page.getByRole('navigation').isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
})

test('Content says where visitors see two values, and follows the files while they are edited', async () => {
  const { page, open } = shared
  await open('/content')
  const first = page.getByRole('region', { name: 'Where pages disagree' }).getByRole('listitem').first()
  await first
    .getByText('Visitors see two prices for Skin Analysis: from £45 on the home page, £110 on its own.')
    .waitFor()
  await first.getByText(/^Accepted by the clinic owner until /).waitFor()
  await first.getByText('content/home.yaml:').waitFor()
  const file = join(folder, 'content/treatments/skin-analysis.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('amount: 110', 'amount: 36'))
  await first.getByText(/Visitors see two prices for Skin Analysis: .*£36 on its own/).waitFor()
  await first.getByText('mistake').waitFor()
  await first.getByText(/accept the difference in content\/waivers\.yaml/).waitFor()
  await page.getByText(/mistakes? that stops? the site from being built/).waitFor()
})

test('wrong details are reported at their fields in the contact form’s words, and a correction can be undone', async () => {
  const { page, open, desk } = shared
  await open(`/enquiries/${await desk.receive({}, 3)}`)
  await shownEnquiry(page, 'Alex Example')
  await page.getByRole('button', { name: 'Correct details' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true, description: 'Enter your full name' })
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  const emailBefore = await email.inputValue()
  await page.getByLabel('Name', { exact: true }).fill('')
  await email.fill('alex@client')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await name.and(page.locator(':focus')).waitFor()
  await page.getByRole('textbox', { name: 'Email', description: /^Enter an email/ }).waitFor()
  await name.fill('Alix Example')
  await email.fill(emailBefore)
  await page.getByLabel('Date of birth').fill('1979-03-02')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Born 2 March 1979').waitFor()
  const done = page.getByRole('status').filter({ hasText: 'Alix Example' })
  expect(await done.textContent()).not.toContain('2 enquiries')
  await page.keyboard.press('u')
  await shownEnquiry(page, 'Alex Example')
})

test('Today leads to what went to spam; an enquiry says who is under age, and for how long the clinic was open since', async () => {
  const { page, open, desk } = shared
  await storeExample(desk.db, {}, { suspicious: true, now: new Date() })
  await open('/')
  await page.getByRole('link', { name: '1 went to spam since yesterday' }).click()
  await page.getByRole('row', { name: 'Alex Example' }).waitFor()
  const year = Number(londonDate(new Date()).slice(0, 4))
  for (const [dateOfBirth, told] of [
    [`${year - 18}-01-01`, []],
    [`${year - 17}-12-31`, ['Under 18. ']],
  ] as const) {
    await open(`/enquiries/${await desk.receive({ dateOfBirth })}`)
    await page.getByText(/^The clinic (was open|has not been open)/).waitFor()
    expect(await page.locator('.flag').allTextContents()).toEqual(told)
  }
})

test('j pressed while the list is loading opens the first enquiry once it has loaded, even if the site’s facts are damaged', async () => {
  const { page, open, desk } = shared
  writeFileSync(join(folder, 'dist/site.json'), '{')
  await desk.receive({ name: 'Ben Example' }, 2)
  await desk.receive({ name: 'Ada Example' }, 3)
  const list = '**/api/enquiries/search'
  const release = await holdRequests(page, list)
  await open('/enquiries')
  await page.getByText('Loading enquiries').waitFor({ state: 'attached' })
  await page.keyboard.press('j')
  release()
  await shownEnquiry(page, 'Ada Example')
  await page.unroute(list)
})
