import { run } from '../scripts/gate/run.ts'

/** Takes every measurement, one after the other, so that none disturbs another. Exits with 1 when one could not be taken. */
const measurements = [
  'build.ts',
  'build-many.ts',
  'dev.ts',
  'pages.ts',
  'content-check.ts',
  'reading-age.ts',
  'first-paint.ts',
  'first-press.ts',
  'later-presses.ts',
  'next-page.ts',
  'server.ts',
  'outbox.ts',
  'cli-start.ts',
  'store-enquiries.ts',
  'search.ts',
  'desk.ts',
]

for (const measurement of measurements) {
  console.log(`\n== ${measurement}\n`)
  const code = await run('npx', ['tsx', `bench/${measurement}`])
  if (code !== 0) process.exitCode = 1
}
