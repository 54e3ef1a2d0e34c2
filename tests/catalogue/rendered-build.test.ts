import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertRendered } from '../../scripts/build/check-rendered.ts'
import { dist } from '../support/built-site.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { built } from './rendered-site.ts'

test('a build fails with every difference of every page at once, each with its line', async () => {
  const { path: directory, remove } = temporaryDirectory()
  onTestFinished(remove)
  await cp(join(dist, 'client'), directory, { recursive: true })
  const check = () => assertRendered({ ...built, directory })
  await expect(check()).resolves.toBeUndefined()

  /** Writes other words in a page, the first after a mark. */
  const edit = async (file: string, mark: string, from: string, to: string) => {
    const html = await readFile(join(directory, file), 'utf8')
    const at = html.indexOf(from, html.indexOf(mark))
    expect(at).toBeGreaterThan(0)
    await writeFile(join(directory, file), `${html.slice(0, at)}${to}${html.slice(at + from.length)}`)
  }
  await edit('treatments/em-lift.html', '<p class="price"', '£230', '£23')
  await edit('contact.html', '', '6:00 PM<', '5:00 PM<')

  const error = await check().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const report = error instanceof Error ? error.message : ''
  expect(report).toMatch(/^The built pages do not show what the content states\.\n\n/)
  expect(report).toContain('price: the page shows "from £23 per session", the content states "from £230".')
  expect(report).toContain('£23</')
  expect(report).toMatch(/content\/treatments\/em-lift\.mdx:\d+:\d+ price is what the content states\./)
  expect(report).toMatch(
    /opening hours: the page shows "Friday: .*5:00 PM", the content states "Friday: .*6:00 PM"\./,
  )
  expect(report).toMatch(/content\/clinic\.yaml:\d+:\d+ hours\[5\] is what the content states\./)
  expect(report).toContain('2 errors, 0 warnings, 0 waived.')
})
