import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useProjectCopy } from './project-build.ts'

const { path, build, buildWith, isEarlierKept } = useProjectCopy()
/** Widths made of a photograph that is wider than all of them. */
const widths = ['480w', '800w', '1200w', '1600w']

test('a syntax error is reported with its file, and the last build is kept', () => {
  const wrong = (text: string) => `${text}const x = (\n`
  for (const file of ['renderer/widgets/contact-form/long-day.ts', 'staff/morning.ts']) {
    const { status, stderr } = buildWith(file, wrong)
    expect(stderr).toContain(file)
    expect(status).toBe(1)
    expect(isEarlierKept()).toBe(true)
  }
})

test('pages that contradict content do not replace the last build', () => {
  const { status, stderr } = buildWith('renderer/parts/price-tag.tsx', (text) =>
    text.replace('{formatPrice(price)}', '{formatPrice({ ...price, amount: price.amount + 1 })}'),
  )
  expect(stderr).toContain('£')
  expect(status).toBe(1)
  expect(isEarlierKept()).toBe(true)
})

test('pages name the address they are built for and show a photograph; of the previous build only code is kept, for a week after it was replaced', async () => {
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
  const chunk = (name: string) => path(`dist/client/assets/chunks/${name}`)
  mkdirSync(chunk('.'), { recursive: true })
  const eightDaysAgo = Date.now() / 1000 - 8 * 86_400
  for (const name of ['current.0a1b2c3d.js', 'kept.0a1b2c3d.js', 'kept-long.0a1b2c3d.js']) {
    writeFileSync(chunk(name), '')
    if (name !== 'kept.0a1b2c3d.js') utimesSync(chunk(name), eightDaysAgo, eightDaysAgo)
  }
  writeFileSync(path('dist/assets.json'), '{"file":"assets/chunks/current.0a1b2c3d.js"}')
  writeFileSync(path('dist/client/index.html'), '')
  // As in a developer's shell.
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
  expect(chunks.filter((name) => name.includes('0a1b2c3d'))).toEqual([
    'current.0a1b2c3d.js',
    'kept.0a1b2c3d.js',
  ])
})
