import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeManyTreatments } from '../../bench/many-treatments.ts'
import { inspect } from '../../catalogue/inspect.ts'
import { londonDate } from '../../schemas/calendar-date.ts'
import { dist } from '../support/built-site.ts'

/** Enough that the bundled program starts its threads. */
const many = 260

test('the built program finds in threads, and from what it kept, what one thread finds', async () => {
  const root = writeManyTreatments(many)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const reading = { cache: false, threads: 0 }
  const expected = await inspect({ root, today: londonDate(new Date()), release: false, reading })
  const check = () => {
    const program = [join(dist, 'cli/main.js'), 'content', 'check', '--format', 'json']
    const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe('')
    return JSON.parse(stdout)
  }
  const first = check()
  expect(first.summary.files).toBeGreaterThan(many)
  expect({ findings: first.findings, waived: first.waived }).toEqual({
    findings: expected.findings,
    waived: expected.waived,
  })
  expect(existsSync(join(root, '.cache/content/0.pack'))).toBe(true)
  expect(check()).toEqual(first)
})
