import { pathToFileURL } from 'node:url'
import { chromiumPath } from '../tests/support/chromium.ts'
import { chromeLauncher, lighthouse as program } from './astro/tools.ts'

/** What Lighthouse says about a page; times in milliseconds, scores out of 100. */
export interface PageResult {
  fcp: number
  lcp: number
  tbt: number
  speedIndex: number
  cls: number
  bytes: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
}

interface Report {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}
type Run = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** How Lighthouse gets a slow phone's times: calculated from a fast load, or measured in a browser that is slowed down. */
type Throttling = 'simulate' | 'devtools'

/** Measures a page as a phone shows it, in a Chromium of its own. */
export async function measurePage(address: string, throttlingMethod: Throttling): Promise<PageResult> {
  const [{ default: run }, launcher]: [{ default: Run }, ChromeLauncher] = await Promise.all([
    import(pathToFileURL(program).href),
    import(pathToFileURL(chromeLauncher).href),
  ])
  const chrome = await launcher.launch({
    ...(chromiumPath() && { chromePath: chromiumPath() }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', throttlingMethod }
    const result = await run(address, flags)
    if (!result || result.lhr.runtimeError)
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
    return resultOf(result.lhr)
  } finally {
    chrome.kill()
  }
}

interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

function resultOf({ audits, categories }: Report): PageResult {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}
