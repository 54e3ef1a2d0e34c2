import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs a program of this project that is written in TypeScript: `node scripts/program.mjs scripts/build.ts`. Its own modules are
 * bundled first, so that Node loads packages without a loader in between, in a third of the time. The bundle is used
 * again until one of its sources changes.
 */
const [program = '', ...args] = process.argv.slice(2)
// A reader that stops, as `head` does, must not end a build: Vike reports a closed pipe to that same pipe, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// Libraries read this when they are loaded.
process.env.NODE_ENV = program === 'scripts/dev.ts' ? 'development' : 'production'
// Makes the bundler and the drawing library return unused memory at once: 150 MB less at the peak of a build.
process.env.MIMALLOC_PURGE_DELAY ??= '0'
const root = resolve(import.meta.dirname, '..')
// Keeps compiled packages for the next start; Node 20 cannot.
module.enableCompileCache?.(join(root, '.cache/compiled'))
const folder = join(root, '.cache/programs')
/** The file that holds the bundle's entry, and when each of its sources was last changed. */
const record = join(folder, `${program.replaceAll('/', '-')}.json`)
/** What a bundle depends on besides its sources. */
const tools = ['scripts/program.mjs', 'package.json', 'tsconfig.json']
const entry = unchangedEntry() ?? (await bundle())
process.argv = [process.execPath, resolve(program), ...args]
await import(pathToFileURL(join(root, entry)).href)

function unchangedEntry() {
  try {
    const { entry, sources } = JSON.parse(readFileSync(record, 'utf8'))
    const isUnchanged = Object.entries(sources).every(([source, time]) => changeTime(source) === time)
    return isUnchanged && existsSync(join(root, entry)) ? entry : undefined
  } catch {
    // This is the first run, a source is gone, or the power failed while the record was written.
    return undefined
  }
}

async function bundle() {
  const start = Date.now()
  const esbuild = await import('esbuild').catch(() => undefined)
  if (!esbuild) {
    console.error('Packages for building are missing. Install them with: npm ci --include=dev')
    process.exit(1)
  }
  const { build, stop } = esbuild
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outdir: folder,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported on demand is loaded on demand.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  // The program needs the bundler's memory.
  await stop()
  for (const { path, contents } of outputFiles) if (!existsSync(path)) writeWhole(path, contents)
  const [entry = ''] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === program) ?? []
  const sources = [...tools, ...Object.keys(metafile.inputs)]
  const times = Object.fromEntries(sources.map((source) => [source, changeTime(source)]))
  // A source that changed meanwhile may not be in the bundle, so no record is written.
  if (Object.values(times).every((time) => time < start))
    writeWhole(record, JSON.stringify({ entry, sources: times }))
  return entry
}

/** Files are named by their content and appear whole, so that programs can start at the same time. */
function writeWhole(path, contents) {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  } catch (error) {
    console.error(
      `${path} cannot be written (${error.code}). Let this user write to .cache, and see that there is room.`,
    )
    process.exit(1)
  }
}

/** In milliseconds. */
function changeTime(source) {
  return statSync(join(root, source)).mtimeMs
}
