import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pictureName } from '../../catalogue/read/picture.ts'
import type { PictureManifest, PictureSource, PictureVariant } from '../../renderer/picture-source.ts'
import { writeWhole } from '../build/write-whole.ts'

const widths = [480, 800, 1200, 1600]
const formats = { avif: { quality: 52, effort: 4 }, webp: { quality: 74, effort: 5 } } as const
/** Where pictures are kept between builds, from the project's root; the build copies them to `/assets/images`. */
export const picturesDirectory = '.cache/images'
/** Part of the hash in each name, so that a change of widths or qualities makes new files. */
const recipe = JSON.stringify([widths, formats])
const placeholderWidth = 16

/**
 * Makes AVIF and WebP of every JPEG and PNG below a directory, in widths up to the picture's own, turned upright and
 * without its metadata. Names carry the content's hash, and existing files are not made again. `outDir` is served
 * at `/assets/images`, so files that no longer belong to a picture are removed. Throws one error that names every file
 * that is not a picture.
 */
export async function buildImages(contentImagesDir: string, outDir: string): Promise<PictureManifest> {
  const names = existsSync(contentImagesDir) ? await readdir(contentImagesDir, { recursive: true }) : []
  await mkdir(outDir, { recursive: true })
  const manifest: PictureManifest = {}
  const problems: string[] = []
  for (const name of names.filter((entry) => pictureName.test(entry)).sort()) {
    const source = await readFile(join(contentImagesDir, name))
    try {
      manifest[`images/${name}`] = await buildImage(name, source, outDir)
    } catch (error) {
      problems.push(
        `${join(contentImagesDir, name)}: cannot be read as a picture (${messageOf(error)}). Save it as JPEG or PNG again.`,
      )
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const made = Object.values(manifest).flatMap(({ variants }) => variants.map(({ url }) => basename(url)))
  const removed = (await readdir(outDir)).filter((file) => !made.includes(file))
  await Promise.all(removed.map((file) => rm(join(outDir, file))))
  return manifest
}

async function buildImage(name: string, source: Buffer, outDir: string): Promise<PictureSource> {
  // A site without pictures need not load this library.
  const { default: sharp } = await import('sharp')
  const upright = sharp(source).autoOrient()
  const { width, height } = (await upright.metadata()).autoOrient
  const digest = createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 10)
  const stem = name
    .replace(pictureName, '')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase()
  const variants: PictureVariant[] = []
  for (const format of ['avif', 'webp'] as const) {
    for (const variantWidth of widthsOf(width)) {
      const file = `${stem}-${variantWidth}.${digest}.${format}`
      const made = join(outDir, file)
      if (!existsSync(made)) {
        const picture = upright.clone().resize(variantWidth)
        await writeWhole(made, await picture.toFormat(format, formats[format]).toBuffer())
      }
      variants.push({ format, width: variantWidth, url: `/assets/images/${file}` })
    }
  }
  const small = await upright.clone().resize(placeholderWidth).webp({ quality: 40 }).toBuffer()
  return { width, height, placeholder: `data:image/webp;base64,${small.toString('base64')}`, variants }
}

/** The widths below the picture's own, and its own unless that is above them all. */
function widthsOf(own: number): number[] {
  const largest = Math.min(own, Math.max(...widths))
  return [...widths.filter((width) => width < largest), largest]
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
