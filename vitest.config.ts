import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Real servers and browsers take their time. */
const slow = { testTimeout: 60_000, hookTimeout: 120_000 }

/** What one browser test may take; it waits for the page and never for a clock, so this only ends one that hangs. */
const browser = { ...slow, globalSetup: 'tests/support/browser-setup.ts' }

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
