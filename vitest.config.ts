import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Real servers and browsers take their time. */
const slow = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Browser tests wait for the page, never for a clock: these limits only end one that hangs. */
const browser = {
  globalSetup: 'tests/support/browser-setup.ts',
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
}

/**
 * Four projects: unit tests beside the code, process tests of server and CLI, browser tests of the built site, and long runs
 * that the gate holds in a short form.
 */
export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify('https://www.clinic.example') },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{schemas,catalogue,renderer,pages,database,server,cli,scripts}/**/*.test.{ts,tsx}',
            'tests/widgets/*.test.tsx',
          ],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.{browser,long}.test.ts'],
          ...slow,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/**/*.browser.test.ts'], ...browser },
      },
      {
        extends: true,
        test: { name: 'long', include: ['tests/**/*.long.test.ts'], ...browser },
      },
    ],
  },
})
