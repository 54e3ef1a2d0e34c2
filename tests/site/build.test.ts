import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { root } from '../support/built-site.ts'
import { copyProject } from '../support/project.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const copy = temporaryDirectory()
afterAll(() => copy.remove())
const path = (file: string) => join(copy.path, file)

copyProject(copy.path)
// Bundles that an earlier build kept need not be made again.
const kept = '.cache/build'
if (existsSync(join(root, kept))) cpSync(join(root, kept), path(kept), { recursive: true })

beforeEach(() => {
  rmSync(path('dist'), { recursive: true, force: true })
  mkdirSync(path('dist'))
  writeFileSync(path('dist/earlier'), '')
})
/** Of a photograph that is wider than the widest. */
const widths = ['480w', '800w', '1200w', '1600w']
const isEarlierKept = () => existsSync(path('dist/earlier'))

/** Builds as from a shell, where no variable tells Vike that this is a test. */
const build = (args: string[] = [], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/program.mjs', 'scripts/build.ts', ...args], {
    cwd: copy.path,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })

/** Builds while a file holds another text, or is missing. */
function buildWith(file: string, change: (text: string) => string | undefined, args: string[] = []) {
  const text = readFileSync(path(file), 'utf8')
  const changed = change(text)
  if (changed === undefined) rmSync(path(file))
  else writeFileSync(path(file), changed)
  const built = build(args)
  writeFileSync(path(file), text)
  return built
}

test('a release build fails while content holds placeholders', () => {
  const mark = (text: string) => text.replace(/^phone: (?:!placeholder )?/m, 'phone: !placeholder ')
  const { status, stderr } = buildWith('content/clinic.yaml', mark, ['--release'])
  expect(stderr).toContain('content/clinic.yaml')
  expect(stderr).toContain('placeholder')
  expect(stderr).toContain('The site was not built.')
  expect(status).toBe(1)
  expect(isEarlierKept()).toBe(true)
})

test('a missing file ends with code 2, one message first, and the last good build untouched', () => {
  const { status, stderr } = buildWith('content/about.yaml', () => undefined)
  expect(stderr).toContain('content/about.yaml:1:1 the file is missing.')
  expect(isEarlierKept()).toBe(true)
  expect(status).toBe(2)
})

test('an address that is none ends with code 2', () => {
  const { status, stderr } = build([], { SITE_ORIGIN: 'clinic.example' })
  expect(stderr).toContain('SITE_ORIGIN')
  expect(status).toBe(2)
})

test('a mistake in a program is told with its file, each time', () => {
  const wrong = (text: string) => `${text}const x = (\n`
  for (const file of ['renderer/long-day.ts', 'staff/morning.ts']) {
    const { status, stderr } = buildWith(file, wrong)
    expect(stderr).toContain(file)
    expect(status).toBe(1)
    expect(isEarlierKept()).toBe(true)
  }
})

test('pages that contradict content take the place of none', () => {
  const { status, stderr } = buildWith('renderer/parts/price-tag.tsx', (text) =>
    text.replace('{formatPrice(price)}', '{formatPrice({ ...price, amount: price.amount + 1 })}'),
  )
  expect(stderr).toContain('£')
  expect(status).toBe(1)
  expect(isEarlierKept()).toBe(true)
})

test('pages name the address they are built for and show a photograph; nothing is left of the build before', async () => {
  mkdirSync(path('content/images/rooms'), { recursive: true })
  const photograph = sharp({ create: { width: 2000, height: 100, channels: 3, background: '#f0c9ba' } })
  await photograph.jpeg().toFile(path('content/images/rooms/gloves.jpg'))
  const treatment = path('content/treatments/profhilo.mdx')
  writeFileSync(
    treatment,
    readFileSync(treatment, 'utf8')
      .replace(/^hero:\n(?: {2}image: .*\n)?/m, 'hero:\n  image: images/rooms/gloves.jpg\n')
      .replace('## Aftercare\n', '## Aftercare\n\n![A nurse in gloves](images/rooms/gloves.jpg)\n'),
  )
  // A shell of somebody who develops.
  const built = build([], { SITE_ORIGIN: 'https://clinic.example', NODE_ENV: 'development' })
  expect([built.status, built.stderr.includes('Content: ')]).toEqual([0, true])
  const home = readFileSync(path('dist/client/home.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://clinic.example/"/>')
  expect(home).not.toContain('localhost')
  const page = readFileSync(path('dist/client/treatments/profhilo.html'), 'utf8')
  expect(page).toMatch(/<img class="picture-image"[^>]* alt="Line drawing of a woman/)
  const pictures = page.match(/\/assets\/images\/[^" ]*gloves[^" ]+ \d+w/g) ?? []
  expect(page).toMatch(
    /<img class="picture-image"[^>]* width="2000" height="100" alt="A nurse in gloves" loading="lazy"/,
  )
  expect(pictures.map((text) => text.split(' ')[1])).toEqual([...widths, ...widths, ...widths, ...widths])
  for (const text of pictures) expect(existsSync(path(`dist/client${text.split(' ')[0]}`))).toBe(true)
  const chunks = readdirSync(path('dist/client/assets/chunks')).filter((name) => name.endsWith('.js'))
  const scripts = chunks.map((name) => readFileSync(path(`dist/client/assets/chunks/${name}`), 'utf8'))
  expect(scripts.filter((script) => script.includes('Invalid hook call'))).toEqual([])
  expect(isEarlierKept()).toBe(false)
})
