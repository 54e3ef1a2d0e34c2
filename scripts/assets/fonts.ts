import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { faceRules, letterRules } from './font-css.ts'
import { characters, type FontFace, fontFaces, nameLetters } from './font-faces.ts'
import { fontMetrics } from './font-metrics.ts'

/**
 * Makes the site's fonts again: `npx tsx scripts/assets/fonts.ts`. Needs the npm registry; the results are committed, so a build
 * does not. Writes WOFF2 (named by content, to be cached for ever) to public/assets/fonts, their licences to public/licences,
 * TrueType for the sharing images to scripts/assets/fonts, and the style rules and names to renderer/styles. The letters of names
 * that only the desk shows go to desk/app/styles.
 */
const webDirectory = 'public/assets/fonts'
/** Not below `assets`, whose files browsers keep for a year: these names carry no hash. */
const licenceDirectory = 'public/licences'
const drawnDirectory = 'scripts/assets/fonts'
const deskDirectory = 'desk/app/styles/fonts'
const limitBytes = 35 * 1024

for (const directory of [webDirectory, licenceDirectory, drawnDirectory, deskDirectory]) {
  mkdirSync(directory, { recursive: true })
  for (const file of readdirSync(directory)) rmSync(`${directory}/${file}`)
}

const made = await Promise.all(fontFaces.map(makeFace))
const bytes = made.reduce((sum, face) => sum + face.bytes, 0)
if (bytes > limitBytes)
  throw new Error(
    `The fonts are ${bytes} bytes together, more than ${limitBytes}. Keep fewer characters or weights.`,
  )
const origin = '/* Written by scripts/assets/fonts.ts; change the faces there. */\n'
writeFileSync('renderer/styles/fonts.css', origin + made.map((face) => face.rules).join('\n'))
const letters = (await Promise.all(fontFaces.map(makeLetters))).flat()
writeFileSync('desk/app/styles/name-letters.css', origin + letters.join('\n'))
const urls = made.map((face) => `'${face.url}'`).join(', ')
const note = '/** URLs of the font files, for preloading. Written by scripts/assets/fonts.ts. */\n'
writeFileSync('renderer/styles/font-files.ts', `${note}export const fontFiles = [${urls}]\n`)
console.log(made.map((face) => `${face.url} ${face.bytes}`).join('\n'))

async function makeFace(face: FontFace) {
  const [source, licence] = readPackageFiles(face.package, face.version, [`files/${face.file}`, 'LICENSE'])
  if (!source || !licence) throw new Error(`${face.package}: a file is missing`)
  const web = await subset(source, characters, 'woff2', face.weight)
  const digest = createHash('sha256').update(web).digest('hex').slice(0, 8)
  const file = `${face.name}.${digest}.woff2`
  writeFileSync(`${webDirectory}/${file}`, web)
  writeFileSync(`${licenceDirectory}/${face.name}-font.txt`, licence)
  const drawn = await subset(source, characters, 'truetype', face.drawn)
  writeFileSync(`${drawnDirectory}/${face.name}-${face.drawn}.ttf`, drawn)
  const regular = await subset(source, characters, 'truetype', 400)
  const url = `/assets/fonts/${file}`
  return { url, bytes: web.length, rules: faceRules(face, url, fontMetrics(regular)) }
}

/** Some letters of a font, in one weight or a range of them. */
function subset(font: Buffer, letters: string, format: 'woff2' | 'truetype', wght: FontFace['weight']) {
  return subsetFont(font, letters, { targetFormat: format, variationAxes: { wght } })
}

/** Writes the desk's letters of a face, and returns their style rules. */
async function makeLetters(face: FontFace): Promise<string[]> {
  const files = nameLetters.map(({ part }) => `files/${face.file.replace('-latin-', `-${part}-`)}`)
  const sources = readPackageFiles(face.package, face.version, files)
  const written = sources.map(async (source, index) => {
    const { part = '', ranges = [] } = nameLetters[index] ?? {}
    const codes = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, more) => first + more),
    )
    const web = await subset(source, String.fromCodePoint(...codes), 'woff2', face.weight)
    const name = `${face.name}-${part}.woff2`
    writeFileSync(`${deskDirectory}/${name}`, web)
    return letterRules(face, `./fonts/${name}`, ranges)
  })
  return Promise.all(written)
}

/** Fetches one version of a package by npm, reads the named files from it, and leaves nothing behind. */
function readPackageFiles(name: string, version: string, files: string[]): Buffer[] {
  const directory = mkdtempSync(join(tmpdir(), 'font-'))
  try {
    const archive = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
      cwd: directory,
      encoding: 'utf8',
    })
    execFileSync('tar', ['-xzf', archive.trim()], { cwd: directory })
    return files.map((file) => readFileSync(join(directory, 'package', file)))
  } finally {
    rmSync(directory, { recursive: true })
  }
}
