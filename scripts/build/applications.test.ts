import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { sources } from './applications.ts'

const entries = {
  site: ['pages/**/+*.ts', 'pages/**/+*.tsx', 'renderer/+*.ts', 'renderer/+*.tsx'],
  programs: ['server/main.ts', 'desk/main.ts', 'cli/start.ts', 'cli/main.ts', 'desk/app/main.tsx'],
}

test.each(['site', 'programs'] as const)(
  'a change of any source makes the bundle of the %s anew',
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
