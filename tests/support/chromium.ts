import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  // The headless shell opens pages in about half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of Chromium on this machine, or undefined. The variable CHROMIUM comes before the usual places. */
export const chromiumPath = (): string | undefined => places.find((place) => place && existsSync(place))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]

/** Starts a headless Chromium that contacts no hosts except those that a test opens. */
export async function startChromium(...more: string[]): Promise<Browser> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('Chromium was not found. Install it, or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: [...args, ...more] })
}

/**
 * Starts a Chromium with the back/forward cache that visitors' browsers have: the headless shell has none, and Playwright
 * switches it off in the others.
 */
export async function startFullChromium(): Promise<Browser> {
  const executablePath = fullChromiumPath()
  if (!executablePath)
    throw new Error('Chromium with windows was not found. Install it, or set CHROMIUM to its path.')
  return chromium.launch({
    executablePath,
    headless: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...args,
      '--headless=new',
      '--enable-features=BackForwardCache,BackForwardCacheSize:cache_size/64/foreground_cache_size/64',
    ],
  })
}

/** The path of a Chromium other than the headless shell, or undefined. */
export const fullChromiumPath = (): string | undefined =>
  places.find((place) => place && !place.endsWith('-shell') && existsSync(place))
