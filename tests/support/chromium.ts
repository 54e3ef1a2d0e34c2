import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  // Chromium without a browser's windows, which opens pages in about half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is on this machine, or undefined. The CHROMIUM variable names it where it is elsewhere. */
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

/** Starts a headless Chromium that speaks to no host but those that a test opens. */
export async function startChromium(...more: string[]): Promise<Browser> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('Chromium was not found. Install it, or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: [...args, ...more] })
}

/**
 * A Chromium that keeps the pages that a visitor has left, as browsers with windows do: the one without them cannot, and
 * Playwright tells the others not to.
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

/** Where a Chromium with windows is on this machine, or undefined. */
export const fullChromiumPath = (): string | undefined =>
  places.find((place) => place && !place.endsWith('-shell') && existsSync(place))
