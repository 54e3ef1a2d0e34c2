import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const module = new URL('build-lock.ts', import.meta.url).href

/** A build that prints a word once it may begin, and runs until it is killed. */
function startBuild(root: string): ChildProcess {
  const program = `import { waitForOtherBuilds } from ${JSON.stringify(module)}
    await waitForOtherBuilds(${JSON.stringify(root)})
    console.log('begun')
    setInterval(() => {}, 1_000)`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const build = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void build.kill('SIGKILL'))
  return build
}

test('a build waits until another one of the same folder has ended, even if that was killed', async () => {
  const path = mkdtempSync(join(tmpdir(), 'builds-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const first = startBuild(path)
  await once(first.stdout as NodeJS.ReadableStream, 'data')
  const second = startBuild(path)
  const [told] = await once(second.stderr as NodeJS.ReadableStream, 'data')
  expect(String(told)).toContain('Another build of this folder runs.')
  const said = text(second.stdout as NodeJS.ReadableStream)
  first.kill('SIGKILL')
  await once(second.stdout as NodeJS.ReadableStream, 'data')
  second.kill('SIGKILL')
  expect(await said).toBe('begun\n')
})
