import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildImages } from './images.ts'

let directory = ''
const source = () => join(directory, 'in')
const out = () => join(directory, 'out')
const colour = { r: 240, g: 201, b: 186 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'images-'))
  mkdirSync(source())
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('buildImages', () => {
  it('makes both formats in every width up to the picture’s own', async () => {
    await picture(500, 300).jpeg().toFile(join(source(), 'Treatment-room.jpg'))
    const manifest = await buildImages(source(), out())
    const image = manifest['images/Treatment-room.jpg']
    expect(image).toMatchObject({ width: 500, height: 300 })
    expect(image?.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'avif 500',
      'webp 480',
      'webp 500',
    ])
    const file = join(out(), image?.variants[2]?.url.split('/').at(-1) ?? '')
    expect(await sharp(file).metadata()).toMatchObject({ width: 480, format: 'webp' })
    expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/)
  })

  it('turns a picture upright and drops its metadata', async () => {
    await picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toFile(join(source(), 'side.jpg'))
    const image = (await buildImages(source(), out()))['images/side.jpg']
    expect(image).toMatchObject({ width: 200, height: 300 })
    const file = join(out(), image?.variants[0]?.url.split('/').at(-1) ?? '')
    expect((await sharp(file).metadata()).exif).toBeUndefined()
  })

  it('does not make existing files again', async () => {
    await picture(300, 200).png().toFile(join(source(), 'a.png'))
    const made = await buildImages(source(), out())
    const file = join(out(), made['images/a.png']?.variants[0]?.url.split('/').at(-1) ?? '')
    const before = statSync(file).mtimeMs
    await buildImages(source(), out())
    expect(statSync(file).mtimeMs).toBe(before)
  })

  it('keeps nothing of a picture that was removed', async () => {
    await picture(300, 200).png().toFile(join(source(), 'client.png'))
    await buildImages(source(), out())
    rmSync(join(source(), 'client.png'))
    expect(await buildImages(source(), out())).toEqual({})
    expect(readdirSync(out())).toEqual([])
  })

  it('names every file that is not a picture', async () => {
    writeFileSync(join(source(), 'one.jpg'), 'words')
    writeFileSync(join(source(), 'two.png'), 'words')
    await expect(buildImages(source(), out())).rejects.toThrow(/one\.jpg.*\n.*two\.png/)
  })

  it('makes nothing if the clinic has no photographs', async () => {
    expect(await buildImages(join(directory, 'missing'), out())).toEqual({})
  })
})
