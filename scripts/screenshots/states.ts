import type { Page } from 'playwright-core'

/** One picture: a page, and what is done on it first. */
export interface Shot {
  name: string
  path: string
  /** Brings the page into the state, as a visitor would. Runs at each width. */
  prepare?: (page: Page, width: number) => Promise<unknown>
  /** Takes the whole page instead of the window. */
  whole?: boolean
}

/** Ends every animation on the page, including those that pending styles start. */
export const settled = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

const isNarrow = (width: number) => width < 1024

const fillForm = async (page: Page) => {
  await page.getByLabel('Full Name').fill('A Visitor')
  await page.getByLabel('Date of Birth').fill('1985-03-27')
  await page.getByLabel('Email Address').fill('visitor@example.org')
  await page.getByLabel('Phone Number').fill('07700 900123')
  await page.getByLabel('Reason for Contact').selectOption('consultation')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** A widget's state, and a selector for what looks different in it. */
interface State extends Shot {
  part: string
}

/** The open states of the widgets. */
export const states: State[] = [
  {
    name: 'state-menu',
    path: '/about',
    part: 'header',
    prepare: async (page, width) => {
      if (isNarrow(width)) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Treatments' }).click()
      await page.getByRole('link', { name: 'Mole Assessment' }).first().waitFor()
      await settled(page)
    },
  },
  {
    name: 'state-accordion',
    path: '/',
    part: '.accordion',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Profhilo' }).click()
      await page.getByText('Treatments and prices').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'state-scrolled-header',
    path: '/treatments/profhilo',
    part: 'header',
    prepare: (page) => page.mouse.wheel(0, 600),
  },
  {
    name: 'state-form-errors',
    path: '/contact',
    part: '[data-island=contact-form]',
    whole: true,
    prepare: async (page) => {
      await send(page)
      await page.getByText('There is a problem').waitFor()
    },
  },
  {
    name: 'state-form-sending',
    path: '/contact',
    part: '[data-island=contact-form]',
    whole: true,
    prepare: async (page) => {
      await page.route('**/api/contacts', () => undefined)
      await fillForm(page)
      await send(page)
    },
  },
  {
    name: 'state-toast-sent',
    path: '/contact',
    part: '.toast, [data-island=contact-form]',
    prepare: async (page) => {
      await fillForm(page)
      await send(page)
      await page.getByText('Message Sent Successfully!').waitFor()
    },
  },
  {
    name: 'state-toast-failed',
    path: '/contact',
    part: '.toast, [data-island=contact-form]',
    prepare: async (page) => {
      await page.route('**/api/contacts', (route) => route.abort())
      await fillForm(page)
      await send(page)
      await page.getByText('Failed to Send Message').waitFor()
    },
  },
]

/** The cookie banner's two views, on a visitor's first page. */
export const firstVisitStates: State[] = [
  {
    name: 'state-cookie-card',
    path: '/',
    part: 'dialog',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'state-cookie-preferences',
    path: '/',
    part: 'dialog',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Customise' }).click()
      await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
      await settled(page)
    },
  },
]
