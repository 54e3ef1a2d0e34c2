import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { faceRules } from './font-css.ts'
import { characters, type FontFace, fontFaces } from './font-faces.ts'
import { fontMetrics } from './font-metrics.ts'

/**
 * Makes the site's fonts anew: `npx tsx scripts/assets/fonts.ts`. Needs the npm registry; the results are committed, so a build does
 * not. Writes WOFF2 (named by content, for caching for ever) and licences to public/assets/fonts, TrueType for the sharing images
 * to scripts/assets/fonts, and the style rules and names to renderer/styles.
 */
const webDirectory = 'public/assets/fonts'
const drawnDirectory = 'scripts/assets/fonts'
const limitBytes = 35 * 1024

for (const directory of [webDirectory, drawnDirectory]) {
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
const entries = made.map((face) => `  ${face.name}: '${face.url}',\n`).join('')
const note = '/** URLs of the font files, for preloading. Written by scripts/assets/fonts.ts. */\n'
writeFileSync('renderer/styles/font-files.ts', `${note}export const fontFiles = {\n${entries}} as const\n`)
console.log(made.map((face) => `${face.url} ${face.bytes}`).join('\n'))

async function makeFace(face: FontFace) {
  const [source, licence] = readPackageFiles(face.package, face.version, [`files/${face.file}`, 'LICENSE'])
  if (!source || !licence) throw new Error(`${face.package}: a file is missing`)
  const web = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weight },
  })
  const digest = createHash('sha256').update(web).digest('hex').slice(0, 8)
  const file = `${face.name}.${digest}.woff2`
  writeFileSync(`${webDirectory}/${file}`, web)
  writeFileSync(`${webDirectory}/${face.name}.licence.txt`, licence)
  for (const weight of face.drawn) {
    const drawn = await subsetFont(source, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    })
    writeFileSync(`${drawnDirectory}/${face.name}-${weight}.ttf`, drawn)
  }
  writeFileSync(`${drawnDirectory}/${face.name}.licence.txt`, licence)
  const regular = await subsetFont(source, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  })
  const url = `/assets/fonts/${file}`
  return { name: face.name, url, bytes: web.length, rules: faceRules(face, url, fontMetrics(regular)) }
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
