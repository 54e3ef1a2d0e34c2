import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckName } from './in-page/inspect.ts'
import { inspect, startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

let visual: VisualBrowser
let page: Page
beforeAll(async () => {
  visual = await startVisualBrowser()
  const context = await visual.newVisitor({ viewport: { width: 800, height: 600 }, bypassCSP: true })
  page = await context.newPage()
  await page.goto(visual.origin)
})
afterAll(() => visual?.stop())

const words = 'All that is good and true takes its time. '
const at = (top: number, inner: string) => `<p style="position:absolute;top:${top}px;left:0">${inner}</p>`

/** A page with one defect, and the same page without it. */
const cases: [CheckName, string, string][] = [
  ['sidewaysScroll', '<div style="width:900px">a</div>', '<div style="width:700px">a</div>'],
  ['overlappingText', at(0, 'One line') + at(8, 'Another'), at(0, 'One line') + at(40, 'Another')],
  [
    'clippedText',
    '<div style="overflow:hidden;width:80px;white-space:nowrap">A long label</div>',
    '<div style="overflow:hidden;width:80px">A long label</div>',
  ],
  [
    'longLines',
    `<div style="font-size:12px;width:790px">${words.repeat(6)}</div>`,
    `<div style="font-size:12px;width:300px">${words.repeat(6)}</div>`,
  ],
  ['smallTargets', '<button style="height:20px">Send</button>', '<button style="height:30px">Send</button>'],
  [
    'smallTargets',
    '<a href="/" class="button" style="min-height:0;height:30px;padding:0">Book</a>',
    '<a href="/" class="button">Book</a>',
  ],
  [
    'overlappingTargets',
    '<button>One</button><button style="margin-left:-20px">Two</button>',
    '<button>One</button><button>Two</button>',
  ],
  [
    'looseImages',
    '<div style="width:100px"><img alt="" style="max-width:none;width:200px;height:50px"></div>',
    '<div style="width:100px"><img alt="" width="90" height="50"></div>',
  ],
  [
    'oddHeader',
    '<header class="site-header" style="height:140px"></header>',
    '<header class="site-header" style="height:72px"></header>',
  ],
]

test.each(cases)('%s sees the defect and nothing else', async (name, wrong, right) => {
  const found = async (html: string) => {
    await page.evaluate(
      (markup) => document.body.replaceChildren(document.createRange().createContextualFragment(markup)),
      html,
    )
    return inspect(page, [name])
  }
  expect(await found(wrong)).toHaveLength(1)
  expect(await found(right)).toEqual([])
})

test('a ring that is missing or faint is seen, a good one is not', async () => {
  const ring = async (style: string) => {
    await page.evaluate((css) => {
      document.body.innerHTML = `<button style="${css}">Send</button>`
      document.querySelector('button')?.focus()
    }, style)
    return page.evaluate(() => window.visual.inspectRing())
  }
  expect(await ring('outline:none')).toEqual([expect.stringContaining('no ring')])
  expect(await ring('outline:3px solid #eee;box-shadow:none')).toHaveLength(2)
  expect(await ring('outline:3px solid #271d33;box-shadow:none')).toEqual([])
})
