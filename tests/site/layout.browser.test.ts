import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { doubleText } from '../support/double-text.ts'
import { returningVisitor, useReturningVisitor } from '../support/visitor.ts'

const { origin } = inject('site')

const visit = useReturningVisitor()

/** Shows a page at a width, without a reload if it is shown already: tests change nothing that the next one reads. */
async function open(path: string, width: number): Promise<Page> {
  const { page } = visit
  await page.setViewportSize({ width, height: 800 })
  if (page.url() !== origin + path) await page.goto(origin + path)
  await page.waitForFunction((expected) => innerWidth === expected, width)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

const rectsOf = (found: Locator) =>
  found.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))
/** The right edge of each box, in whole pixels. */
const endsOf = async (found: Locator) => (await rectsOf(found)).map(({ right }) => Math.round(right))

test.each([360, 768, 1440])(
  'contact shows address, phone, email and hours in that order at %i px',
  async (width) => {
    const page = await open('/contact', width)
    const lines = page.locator('.contact-visit .contact-line')
    const order = (await rectsOf(lines)).map(({ left, top }, index) => ({ index, left, top }))
    expect(order).toHaveLength(4)
    const shown = order.toSorted((a, b) => a.left - b.left || a.top - b.top)
    expect(shown.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  },
)

test.each([360, 1440])(
  'opening hours end where their column does, today’s too, whose band reaches further at %i px',
  async (width) => {
    const page = await open('/contact', width)
    for (const row of await page.locator('.hours-row').all()) {
      await row.evaluate((element) => {
        for (const today of document.querySelectorAll('[data-today]')) today.removeAttribute('data-today')
        element.setAttribute('data-today', '')
      })
      const [column = 0] = await endsOf(page.locator('.contact-details'))
      expect(new Set(await endsOf(page.locator('.hours-row > dd')))).toEqual(new Set([column]))
      expect(await endsOf(row)).toEqual([column + 12])
    }
  },
)

test('a line of opening times may break between the two times and nowhere else, in every browser', async () => {
  const page = await open('/contact', 360)
  const parts = page.locator('.hours-row[data-opens] > dd > *')
  const shown = await parts.evaluateAll((all) =>
    all.map((part) => `${part.localName} ${getComputedStyle(part).whiteSpace}`),
  )
  expect(shown.length).toBeGreaterThan(0)
  const expected = ['span nowrap', 'wbr normal', 'span nowrap']
  expect(shown).toEqual(shown.map((_, index) => expected[index % expected.length]))
})

test('a long word of a title stays in a phone’s window where the browser enlarges text alone', async () => {
  const page = await open('/accessibility', 320)
  await page.locator('h1').evaluate((title) => {
    title.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(title).fontSize)}px`
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a long name of the clinic breaks into lines before the booking button beside it does', async () => {
  const page = await open('/about', 1024)
  const button = page.locator('.nav-book > a')
  const [{ height }] = await rectsOf(button)
  await page.locator('.brand-name').evaluate((name) => {
    name.textContent = 'Suffolk Skin & Aesthetics Clinic'
  })
  const [{ height: beside }] = await rectsOf(button)
  expect(beside).toBe(height)
})

test('the arrow after an external link is smaller than its text', async () => {
  const page = await open('/contact', 768)
  const sizes = await page
    .locator('main .external-mark')
    .evaluateAll((all) =>
      all.map((arrow) => arrow.clientHeight / Number.parseFloat(getComputedStyle(arrow).fontSize)),
    )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThan(1)
})

test.each([360, 1440])('prices of devices line up with those above them at %i px', async (width) => {
  const page = await open('/', width)
  const ends = await endsOf(page.locator('#treatments .accordion-price'))
  expect(new Set(ends).size).toBe(1)
})

test('skin types are explained beside the longest list on a wide screen, and below all lists on a narrow one', async () => {
  for (const width of [1024, 1440]) {
    const wide = await open('/treatments/laser-hair-removal-trilogy-ice', width)
    const [types] = await rectsOf(wide.locator('.skin-types'))
    const [longest] = await rectsOf(wide.locator('[data-kind=tellFirst]'))
    expect(types.right).toBeLessThan(longest.left)
    expect(types.top).toBeLessThan(longest.bottom)
    const [, notFor] = await rectsOf(wide.locator('[data-kind]'))
    expect(types.top - notFor.bottom).toBeCloseTo(40)
  }
  for (const width of [360, 768]) {
    const narrow = await open('/treatments/laser-hair-removal-trilogy-ice', width)
    const [types] = await rectsOf(narrow.locator('.skin-types'))
    const ends = (await rectsOf(narrow.locator('[data-kind]'))).map(({ bottom }) => bottom)
    expect(types.top).toBeGreaterThan(Math.max(...ends))
  }
})

test.each([768, 1440])('no highlight of home ends in a line of a word or two at %i px', async (width) => {
  const page = await open('/', width)
  const shares = await page.locator('.highlights .small').evaluateAll((all) =>
    all.map((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const lines = [...range.getClientRects()].map((line) => line.width)
      return (lines.at(-1) ?? 0) / Math.max(...lines)
    }),
  )
  expect(shares).toHaveLength(3)
  expect(Math.min(...shares)).toBeGreaterThan(0.6)
})

test('the cookie table labels each line on phones and tablets, and is wider than the text where there is room', async () => {
  for (const width of [360, 768, 1023]) {
    const narrow = await open('/cookie-policy', width)
    const cells = narrow.locator('tbody tr:first-child td')
    const labels = await cells.evaluateAll((all) =>
      all.map((cell) => [getComputedStyle(cell, '::before').content, getComputedStyle(cell).display]),
    )
    expect(labels).toEqual(['Kind', 'Purpose', 'Kept'].map((label) => [`"${label}: "`, 'block']))
  }
  const page = await open('/cookie-policy', 1440)
  const [{ width: table }] = await rectsOf(page.locator('table'))
  const [{ width: text }] = await rectsOf(page.locator('.prose'))
  expect(table).toBeGreaterThan(text + 150)
})

test.each(['/privacy-policy', '/terms-and-conditions'])(
  'phone and email links in the prose of %s stay on one line at 320, 360 and 412 px',
  async (path) => {
    for (const width of [320, 360, 412]) {
      const page = await open(path, width)
      const ways = page.locator('.prose :is([href^="tel:"], [href^="mailto:"])')
      const lines = await ways.evaluateAll((all) => all.map((way) => way.getClientRects().length))
      expect(lines.length).toBeGreaterThan(1)
      expect([width, ...new Set(lines)]).toEqual([width, 1])
    }
  },
)

test('the heading of a price is on one line where there is room', async () => {
  const page = await open('/treatments/anti-wrinkle-injections', 1440)
  const heading = page.locator('#price-heading')
  const lineHeight = await heading.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  const [{ height }] = await rectsOf(heading)
  expect(height).toBeLessThan(1.5 * lineHeight)
})

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Testing Person')
  await page.getByLabel('Date of Birth').fill('1985-03-27')
  await page.getByLabel('Email Address').fill('person@clinic.example')
  await page.getByLabel('Phone Number').fill('01632 960001')
  await page.getByLabel('Reason for Contact').selectOption('general')
}

test('once a message is sent, its reference keeps its full stop, and the toast is at the bottom of a phone’s window', async () => {
  const page = await open('/contact', 360)
  await page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 201, body: '{"reference":"ENQ-7F3K-9QW2"}' }),
  )
  await fillForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('.toast').waitFor()
  const values = await page.locator('.sent-notice strong').allTextContents()
  expect(values).toEqual(['ENQ-7F3K-9QW2.', expect.stringMatching(/ [AP]M\.$/)])
  await expect.poll(async () => (await rectsOf(page.locator('.toast')))[0]?.bottom).toBe(784)
})

test('with doubled text at 320 px the page does not scroll sideways once a message has failed', async () => {
  const { page } = await returningVisitor({ viewport: { width: 320, height: 800 } })
  // The reason for it has the longest word.
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 429 }))
  await page.goto(`${origin}/contact`)
  await doubleText(page)
  await fillForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('.notice').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.each([320, 360])(
  'with doubled text at %i px nothing of what is wrong with a message sent without script is cut off',
  async (width) => {
    const page = await open('/contact/not-sent?because=email.wrong&because=phone.wrong', width)
    await doubleText(page)
    expect(Math.max(...(await endsOf(page.locator('.reasons li'))))).toBeLessThanOrEqual(width)
  },
)

test.each([360, 390, 412])(
  'with doubled text each level of heading is still larger than the next at %i px',
  async (width) => {
    const page = await open('/treatments/profhilo', width)
    await doubleText(page)
    const sizes = await page.evaluate(() =>
      ['h1', '.heading-small', '.subheading', '.prose p'].map((part) =>
        Number.parseFloat(getComputedStyle(document.querySelector(part) as Element).fontSize),
      ),
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBe(sizes.length)
  },
)
