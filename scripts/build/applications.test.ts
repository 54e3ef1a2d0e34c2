import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { sources } from './applications.ts'

const entries = {
  site: ['pages/**/+*.ts', 'pages/**/+*.tsx', 'renderer/+*.ts', 'renderer/+*.tsx'],
  programs: ['server/main.ts', 'desk/main.ts', 'cli/start.ts', 'cli/main.ts', 'desk/app/main.tsx'],
}

test.each(['site', 'programs'] as const)(
  'a change of any source makes the bundle of the %s again',
  async (name) => {
    const { metafile } = await build({
      entryPoints: entries[name],
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      loader: { '.css': 'empty' },
      metafile: true,
      write: false,
      outdir: '.',
      logLevel: 'error',
    })
    const files = Object.keys(metafile.inputs)
    const isKnown = (file: string) => sources[name].some((source) => `${file}/`.startsWith(`${source}/`))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !isKnown(file))).toEqual([])
  },
)

test('a build that bundles and draws nothing loads no bundler and no drawing library', async () => {
  const program = 'scripts/build.ts'
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: '.',
    logLevel: 'error',
  })
  const outputs = Object.entries(metafile.outputs)
  const packages = new Set<string>()
  const loaded = outputs.flatMap(([file, { entryPoint }]) => (entryPoint === program ? [file] : []))
  for (const file of loaded) {
    for (const { kind, external, path } of metafile.outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement') continue
      if (external) packages.add(path)
      else if (!loaded.includes(path)) loaded.push(path)
    }
  }
  expect(packages).toContain('parse5')
  const onDemand = ['vite', 'esbuild', '@tailwindcss/node', 'lightningcss', 'sharp', '@resvg/resvg-js']
  expect(onDemand.filter((name) => packages.has(name))).toEqual([])
})
