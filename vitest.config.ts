import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Real servers and browsers take their time. */
const slow = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Three projects: unit tests beside the code, process tests of server and CLI, browser tests of the built site. */
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
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts'],
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          globalSetup: 'tests/widgets/harness/build-once.ts',
          // Figures are measured within a frame of a real clock, which a busy machine can miss once.
          retry: 1,
          ...slow,
        },
      },
    ],
  },
})
