import type { Page } from 'playwright-core'

/** One event of Chromium's trace; times in microseconds. */
interface TraceEvent {
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
  const events = await traced(page, async () => {
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  })
  const paint = events.find(({ name }) => name === 'firstPaint')
  if (!paint) throw new Error(`${url}: the trace has no first paint.`)
  const before = events.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts)
  const { scripts, layouts, forced } = layoutIn(before)
  return { forced, script: sum(scripts), styleAndLayout: sum(outermost(layouts)) }
}

/** What a page's main thread did while `act` ran. The thread is found by an event that `act` dispatches. */
export async function traceWork(
  page: Page,
  act: () => Promise<void>,
): Promise<{ styled: number; forced: string[] }> {
  const all = await traced(page, act)
  const dispatched = all.find(({ name }) => name === 'EventDispatch')
  if (!dispatched) throw new Error('The trace has no dispatched event.')
  const events = all.filter(({ pid, tid }) => pid === dispatched.pid && tid === dispatched.tid)
  // The largest number of elements whose style was calculated at once.
  const styled = Math.max(0, ...events.map(({ args }) => args?.elementCount ?? 0))
  return { styled, forced: layoutIn(events).forced }
}

/** Finds the scripts, the style and layout work, and what scripts forced of the latter, in the events of one thread. */
function layoutIn(events: TraceEvent[]) {
  const scripts = outermost(events.filter(({ name }) => scriptWork.includes(name)))
  const layouts = events.filter(({ name }) => layoutWork.includes(name))
  const isWithin = (event: TraceEvent) =>
    scripts.some((script) => script.ts <= event.ts && event.ts < end(script))
  return { scripts, layouts, forced: layouts.filter(isWithin).map(({ name }) => name) }
}

async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading', 'v8', 'blink.user_timing'] },
  })
  await act()
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return events
}

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const sum = (events: TraceEvent[]) => events.reduce((total, { dur = 0 }) => total + dur, 0) / 1000

/** The events that are not part of another. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    const last = kept.at(-1)
    if (!last || event.ts >= end(last)) kept.push(event)
  }
  return kept
}
