import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Real servers, browsers and clocks: a busy machine can miss a figure once, a defect misses it every time. */
const slow = { testTimeout: 60_000, hookTimeout: 120_000, retry: 2 }

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
        test: { name: 'browser', include: ['tests/**/*.browser.test.ts'], fileParallelism: false, ...slow },
      },
    ],
  },
})
