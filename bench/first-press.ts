import type { Browser } from 'playwright-core'
import { startChromium } from '../tests/support/chromium.ts'
import { median } from '../tests/support/percentile.ts'
import { startSite } from '../tests/support/site-server.ts'
import { slowPhone } from './slow-phone.ts'
import { printTable } from './table.ts'

const rounds = 5
/** Milliseconds after which a press without a visible effect counts as lost. */
const patience = 10_000

interface Press {
  name: string
  path: string
  button: string
  /** Shows that the press had an effect. */
  effect: string
}

const presses: Press[] = [
  { name: 'hamburger', path: '/', button: '.nav-toggle', effect: '.nav-toggle[aria-expanded="true"]' },
  {
    name: 'accordion row',
    path: '/',
    button: '.accordion-trigger',
    effect: '.accordion-item:first-child .accordion-panel:not([hidden])',
  },
  { name: 'Accept All', path: '/about', button: '[data-consent="all"]', effect: 'dialog:not([open])' },
  {
    name: 'Customise',
    path: '/about',
    button: '.dialog-actions > :nth-child(3)',
    effect: 'dialog .dialog-options',
  },
]

const site = await startSite()
const browser = await startChromium()
try {
  const rows: string[][] = []
  for (const press of presses) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await timePress(browser, press))
    const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(0))
    rows.push([press.name, press.path, `${median(times).toFixed(0)} ms`, sorted.join(' ')])
  }
  printTable(['first press', 'page', 'until the effect is painted', 'each'], rows)
} finally {
  await browser.close()
  await site.stop()
}

/** Presses as soon as the page is painted. Returns the milliseconds from the press until its effect is painted. */
async function timePress(opened: Browser, { path, button, effect }: Press): Promise<number> {
  const isQuestion = path === '/about'
  const page = await slowPhone(opened, { isAnswered: !isQuestion })
  await page.addInitScript(watchPress, { effect, patience })
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  const target = page.locator(button).first()
  await target.waitFor()
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await target.evaluate(scrollThere)
  if (isQuestion) {
    await page.waitForFunction(() => !('ignorePresses' in document.documentElement.dataset))
  }
  await target.tap({ force: true })
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
  await page.context().close()
  return time
}

/** Resolves once the new place is painted; no finger is there sooner. */
function scrollThere(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function watchPress({ effect, patience }: { effect: string; patience: number }): void {
  const store = window as unknown as { painted: Promise<number> }
  store.painted = new Promise((resolve, reject) => {
    const onPress = ({ timeStamp }: Event) => {
      const look = () => {
        const passed = performance.now() - timeStamp
        const shown = document.querySelector(effect)
        const isShown = shown && (shown.matches('dialog') || shown.checkVisibility())
        // The timer fires when the frame that shows it is painted.
        if (isShown) setTimeout(() => resolve(performance.now() - timeStamp))
        else if (passed > patience) reject(new Error(`No ${effect} after ${passed} ms.`))
        else requestAnimationFrame(look)
      }
      look()
    }
    document.addEventListener('pointerdown', onPress, { capture: true, once: true })
  })
}
