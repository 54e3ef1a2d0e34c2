import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Real servers and browsers take their time. */
const slow = { testTimeout: 180_000, hookTimeout: 180_000 }
const longRuns = 'tests/**/*.long.test.ts'
const browserTests = 'tests/**/*.browser.test.ts'
const processSetup = 'tests/support/process-setup.ts'
const browserSetup = 'tests/widgets/harness/build-once.ts'

/**
 * Four projects: unit tests beside the code, process tests of server and CLI, browser tests of the built site, and long
 * runs, which are no part of the gate. Where files are not isolated they share a process, so that packages are loaded once.
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
          include: ['{schemas,catalogue,renderer,pages,database,server,cli,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/**/*.test.ts'],
          exclude: [browserTests, longRuns],
          globalSetup: processSetup,
          isolate: false,
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browserTests],
          exclude: [longRuns],
          globalSetup: browserSetup,
          // Figures are measured within a frame of a real clock, which a busy machine can miss once.
          retry: 1,
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [longRuns],
          globalSetup: [processSetup, browserSetup],
          // Each measures: nothing runs beside it.
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
