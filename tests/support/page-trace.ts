import type { Page } from 'playwright-core'

/** One event of Chromium's trace; times in microseconds. */
interface Work {
  name: string
  ts: number
  dur?: number
  tid: number
  pid: number
  args?: { data?: { frame?: string }; elementCount?: number }
}

/** What a page's main thread did until its first paint, in milliseconds. */
export interface FirstPaint {
  /** The names of style and layout events that a script forced. */
  forced: string[]
  script: number
  styleAndLayout: number
}

const scriptWork = ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks', 'TimerFire']
const layoutWork = ['UpdateLayoutTree', 'Layout']

/** Opens an address and reads from Chromium's trace what happened before the first paint. */
export async function traceFirstPaint(page: Page, url: string): Promise<FirstPaint> {
  // Otherwise the previous page's work would appear in the same thread.
  await page.goto('about:blank')
  const works = await traced(page, async () => {
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  })
  const paint = works.find(({ name }) => name === 'firstPaint')
  if (!paint) throw new Error(`${url}: the trace has no first paint.`)
  const before = works.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts)
  const { scripts, layouts, forced } = layoutIn(before)
  return { forced, script: sum(scripts), styleAndLayout: sum(outermost(layouts)) }
}

/** What a page's main thread did while `act` ran. The thread is found by an event that `act` dispatches. */
export async function traceWork(
  page: Page,
  act: () => Promise<void>,
): Promise<{ styled: number; forced: string[] }> {
  const all = await traced(page, act)
  const event = all.find(({ name }) => name === 'EventDispatch')
  const works = all.filter(({ pid, tid }) => pid === event?.pid && tid === event.tid)
  // The largest number of elements whose style was calculated at once.
  const styled = Math.max(0, ...works.map(({ args }) => args?.elementCount ?? 0))
  return { styled, forced: layoutIn(works).forced }
}

/** Finds the scripts, the style and layout work, and what scripts forced of the latter, in the events of one thread. */
function layoutIn(works: Work[]) {
  const scripts = outermost(works.filter(({ name }) => scriptWork.includes(name)))
  const layouts = works.filter(({ name }) => layoutWork.includes(name))
  const isWithin = (work: Work) => scripts.some((script) => script.ts <= work.ts && work.ts < end(script))
  return { scripts, layouts, forced: layouts.filter(isWithin).map(({ name }) => name) }
}

async function traced(page: Page, act: () => Promise<void>): Promise<Work[]> {
  const session = await page.context().newCDPSession(page)
  const works: Work[] = []
  session.on('Tracing.dataCollected', ({ value }) => void works.push(...(value as unknown as Work[])))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading', 'v8', 'blink.user_timing'] },
  })
  await act()
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return works
}

const end = ({ ts, dur = 0 }: Work) => ts + dur
const sum = (works: Work[]) => works.reduce((total, { dur = 0 }) => total + dur, 0) / 1000

/** The events that are not part of another. */
function outermost(works: Work[]): Work[] {
  const kept: Work[] = []
  for (const work of works.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    const last = kept.at(-1)
    if (!last || work.ts >= end(last)) kept.push(work)
  }
  return kept
}
