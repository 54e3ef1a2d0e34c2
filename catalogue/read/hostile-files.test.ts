import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { check, fixtureToday, validSite, withSite } from '../fixtures/site.ts'
import { renderReport } from '../report/report.ts'

/** The findings when something else takes the place of a page. */
const found = (place: (path: string) => void) =>
  withSite(validSite(), async (root) => {
    const path = join(root, 'content/legal/cookie-policy.mdx')
    rmSync(path)
    place(path)
    const result = await checkContent({ root, today: fixtureToday })
    expect(renderReport(result, { root })).toContain('cookie-policy.mdx')
    return result.findings.map(({ file, message }) => `${file} ${message}`)
  })

test.each<[string, (path: string) => void]>([
  ['is not an ordinary file.', (path) => execFileSync('mkfifo', [path])],
  ['is a folder with the name of a file.', (path) => mkdirSync(path)],
  ['is a symbolic link.', (path) => symlinkSync(path, path)],
  ['is a symbolic link.', (path) => symlinkSync('/dev/zero', path)],
])('one finding, no hang and no crash: %s', async (message, place) => {
  expect(await found(place)).toEqual([`content/legal/cookie-policy.mdx ${message}`])
})

test('a page whose name can’t be its address is reported', async () => {
  const page = validSite()['content/treatments/alpha-peel.mdx']
  const { findings } = await check({ ...validSite(), 'content/treatments/Skin-Peels.mdx': page })
  expect(findings).toMatchObject([
    { file: 'content/treatments/Skin-Peels.mdx', remedy: 'Name it content/treatments/skin-peels.mdx.' },
  ])
})

test.each([
  'content/treatments/light.yaml',
  'content/treatments/face/light.mdx',
  'content/treatments/peel.JPG',
  'content/legal/light.mdx',
])('the remedy for a file in the wrong folder says where each belongs: %s', async (file) => {
  const { findings } = await check({ ...validSite(), [file]: 'title: Light' })
  const remedy = expect.stringMatching(
    /^A treatment’s page stands in content\/treatments itself.* Pictures stand in content\/images\. .*content\/about\.yaml/,
  )
  expect(findings).toMatchObject([{ file, remedy }])
})

test('a page with a byte-order mark, as Notepad saves it, is valid', async () => {
  const file = 'content/treatments/alpha-peel.mdx'
  const { findings } = await check({ ...validSite(), [file]: `\uFEFF${validSite()[file]}` })
  expect(findings).toEqual([])
})

test('no file is left open', async () => {
  await withSite(validSite(), async (root) => {
    await checkContent({ root, today: fixtureToday })
    expect(spawnSync('ls', ['-l', `/proc/${process.pid}/fd`]).stdout.toString()).not.toContain(root)
  })
})

test('a folder named .mdx is reported', async () => {
  const findings = await withSite(validSite(), async (root) => {
    mkdirSync(join(root, 'content/treatments/.mdx'))
    return (await checkContent({ root, today: fixtureToday })).findings
  })
  expect(findings.map(({ file }) => file)).toEqual(['content/treatments/.mdx'])
})

test('a file in content/images that the build can’t use as a picture is reported', async () => {
  const jpeg = Buffer.from('ffd8ffe0', 'hex')
  const findings = await withSite(validSite(), async (root) => {
    const place = (name: string, content: string | Buffer) =>
      writeFileSync(join(root, 'content/images', name), content)
    mkdirSync(join(root, 'content/images'), { recursive: true })
    place('peel.JPG', jpeg)
    place('face.png', Buffer.from('89504e470d0a1a0a', 'hex'))
    place('phone.jpg', Buffer.from('0000001c667479706865696380ff', 'hex'))
    place('empty.png', '')
    place('new.webp', jpeg)
    place('IMG 0231 (1).jpg', jpeg)
    mkdirSync(join(root, 'content/images/by us'))
    place('by us/face.jpg', jpeg)
    const result = await checkContent({ root, today: fixtureToday })
    expect(renderReport(result, { root })).toContain(
      'phone.jpg:1:1 is not a JPEG or PNG.\n  error file\n  Open the picture',
    )
    return result.findings
  })
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    ...['IMG 0231 (1).jpg', 'by us/face.jpg'].map(
      (name) =>
        `content/images/${name} has a space or character in its name, or in its folder’s, that addresses can’t hold.`,
    ),
    ...['empty.png', 'new.webp', 'phone.jpg'].map((name) => `content/images/${name} is not a JPEG or PNG.`),
  ])
})
