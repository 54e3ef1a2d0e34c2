import { defineConfig } from 'vitest/config'

/** Tests wait for events, never for a clock: these limits only end one that hangs. */
const patient = { testTimeout: 180_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }
const longRuns = 'tests/**/*.long.test.ts'
const browserTests = 'tests/**/*.browser.test.ts'
const processSetup = 'tests/support/process-setup.ts'
const browserSetup = 'tests/support/browser-setup.ts'

/**
 * Four projects: unit tests beside the code, process tests of server and CLI, browser tests of the built site, and long
 * runs, of which the gate has a short form. Files are not isolated, so that packages are loaded once.
 */
export default defineConfig({
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify('https://www.clinic.example') },
  test: {
    // Tests wait for a browser, a server or a process: meanwhile another worker can run.
    maxWorkers: '100%',
    isolate: false,
    // React has no `act` in its production build.
    env: { NODE_ENV: 'test' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{schemas,catalogue,renderer,pages,database,server,staff,cli,desk,scripts}/**/*.test.{ts,tsx}',
            'tests/widgets/*.test.tsx',
          ],
          testTimeout: 60_000,
          // A second worker would load all packages again and finish no sooner.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/**/*.test.ts'],
          exclude: [browserTests, longRuns],
          globalSetup: processSetup,
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: [browserTests], globalSetup: browserSetup, ...patient },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [longRuns],
          globalSetup: [processSetup, browserSetup],
          // Each test measures, so nothing may run beside it.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...patient,
          testTimeout: 3_600_000,
        },
      },
    ],
  },
})
