import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { doubleText } from '../support/double-text.ts'
import { openDesk, selectRows, shownEnquiry, useDesk } from './desk-page.ts'

const shared = useDesk()

test('rows grow with the text size while the list is open, and cut off no text', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Ada Lovelace Example', reasonForContact: 'wellness-blood' }, 30)
  await desk.receive({ name: 'Ben Example' }, 3)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 320, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await open('/enquiries')
    const row = page.getByRole('row', { name: 'Ada Lovelace Example' })
    await row.waitFor()
    await doubleText(page)
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(100)
    const parts = row.locator('.enquiry-row, .row-text > *')
    await expect.poll(() => parts.evaluateAll(cutOff)).toEqual([])
  }
})

/** The elements that are narrower or lower than what is in them. */
const cutOff = (elements: Element[]) =>
  elements
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)

test('on a tablet the bar of a selection reaches from side to side, so that no row shows beside it', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Cleo Example' })
  await page.setViewportSize({ width: 820, height: 1180 })
  await open('/enquiries')
  await selectRows(page, ['Cleo Example'])
  const bar = await page.getByRole('region', { name: 'Selected enquiries' }).boundingBox()
  expect([bar?.x, bar?.width]).toEqual([0, 820])
})

test('in forced colours the lines of a chart and its key differ by their strokes, and no button sticks out', async () => {
  const { page, open, desk } = shared
  await page.setViewportSize({ width: 1280, height: 800 })
  const answered = { actor: 'mary', now: new Date() }
  for (let hours = 1; hours < 7; hours++)
    await moveEnquiries(desk.db, [await desk.receive({}, hours)], 'contacted', answered)
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/figures')
  await page.locator('.chart-key').waitFor()
  const edges = await page
    .locator('.chart-key li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderTopStyle))
  expect(edges).toEqual(['solid', 'dotted', 'dashed'])
  const strokes = await page
    .locator('.chart-path path, .chart-promise')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray))
  expect(new Set(strokes).size).toBe(3)
  const sticksOut = await page.getByRole('button', { name: /^Download CSV/ }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const column = button.parentElement?.getBoundingClientRect().left ?? 0
      return button.getBoundingClientRect().left - column
    }),
  )
  expect(new Set(sticksOut)).toEqual(new Set([0]))
  await page.emulateMedia({ forcedColors: null })
})

test('enlarged to 400 %, the menu of a card scrolls to its last item', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Dora Example' })
  await page.setViewportSize({ width: 320, height: 256 })
  await open('/board')
  await page.getByRole('button', { name: 'Move Dora Example' }).click()
  await page.getByRole('menuitem').first().hover()
  await page.mouse.wheel(0, 1_000)
  const last = page.getByRole('menuitem', { name: 'Spam' })
  await expect.poll(() => last.evaluate((item) => item.getBoundingClientRect().bottom)).toBeLessThan(256)
  await page.keyboard.press('Escape')
})

test('a chart grows with the text size: no word in it covers another or sticks out', async () => {
  const { page, open, desk } = shared
  const answered = { actor: 'mary', now: new Date() }
  for (let hours = 1; hours < 7; hours++)
    await moveEnquiries(desk.db, [await desk.receive({}, hours)], 'contacted', answered)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await open('/figures')
    await doubleText(page)
    const faults = () => page.locator('.chart svg').evaluateAll(faultsIn)
    await expect.poll(faults, { message: `at ${width} pixels` }).toEqual([])
  }
})

/** The words in charts that cover another word or a cell, or stick out of their chart. */
function faultsIn(charts: Element[]): string[] {
  return charts.flatMap((chart) => {
    const parts = [...chart.querySelectorAll('text, .chart-field')]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    return boxes.flatMap((box, index) => {
      const isCovered = boxes.some(
        (other, at) =>
          at < index &&
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      const { left, right } = chart.getBoundingClientRect()
      const isOut = box.left < left - 1 || box.right > right + 1
      return isCovered || isOut ? [`${parts[index]?.textContent} in ${chart.getAttribute('aria-label')}`] : []
    })
  })
}

test('the lines between rows are as long as the line above the list', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Ada Example' })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await open('/enquiries')
    const list = await page.getByRole('grid', { name: 'Enquiries' }).boundingBox()
    const row = await page.locator('.enquiry-row').first().boundingBox()
    expect([width, row?.width]).toEqual([width, list?.width])
  }
})

test('of the filters, none stands alone on a line', async () => {
  const { page, open } = shared
  for (const width of [1440, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await open('/enquiries')
    const tops = await page
      .locator('.chip')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top))
    expect([width, tops.filter((top) => tops.indexOf(top) === tops.lastIndexOf(top))]).toEqual([width, []])
  }
})

test('no figure of a wide window stands beside an empty place, and on paper the words of a chart are hardly smaller than on the screen', async () => {
  const { page, open, desk } = shared
  for (let hours = 1; hours < 6; hours++) await desk.receive({}, hours)
  await page.setViewportSize({ width: 1440, height: 800 })
  await open('/figures')
  const left = async (name: RegExp) => (await page.getByRole('img', { name }).boundingBox())?.x ?? 0
  expect(await left(/^Grid of the hours/)).toBeGreaterThan(await left(/^Bar chart: enquiries received in/))
  const widths = await page
    .locator('.chart')
    .evaluateAll((charts) => charts.map((chart) => chart.getBoundingClientRect().width))
  // Within its margins A4 is about 720 pixels wide.
  expect(widths.filter((width) => width > 720)).toEqual([])
})

test('a name in any European letters is drawn in one typeface', async () => {
  const { page, open, desk } = shared
  await desk.clear()
  const name = 'Żółć Ąęłńśź Øßåæœþð ĂȘȚẞ Ýčďěňřšťůžř ĀĒĢĪĶĻŅŪ Őű Ŵŷẁ Ğışİ Đŋŧ Ċġħ'
  await open(`/enquiries/${await desk.receive({ name })}`)
  await shownEnquiry(page, name)
  await page.locator('.row-name').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const [selector, face] of [
    ['.row-name', 'Hanken Grotesk'],
    ['article h2', 'Besley'],
  ] as const) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) expect(familyName).toContain(face)
  }
})

test('keys are shown beside what they press, but not on a touch screen', async () => {
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
  await shared.desk.clear()
  const path = `/enquiries/${await shared.desk.receive()}`
  const hints = async (page: Page) => {
    await shownEnquiry(page, 'Alex Example')
    return page.locator('.key').filter({ visible: true }).count()
  }
  await shared.open(path)
  expect(await hints(shared.page)).toBeGreaterThan(5)
  const onPhone = await openDesk(shared.desk, { path, ...phone })
  expect(await hints(onPhone.page)).toBe(0)
  // The dialog is still there: a keyboard may be connected to the phone.
  await onPhone.page.getByRole('button', { name: 'Keys' }).click()
  await onPhone.page.getByRole('checkbox', { name: /Single keys/ }).waitFor()
})
