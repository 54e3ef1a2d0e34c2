import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alphaPeel } from './fixtures/additions.ts'
import { edited, type SiteFiles, validSite, writeSite } from './fixtures/site.ts'
import { cataloguePlugin } from './vite-plugin.ts'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function siteRoot(files: SiteFiles): string {
  const root = writeSite({
    ...files,
    'main.js': `import { catalogue } from 'virtual:catalogue'\nexport default catalogue`,
  })
  roots.push(root)
  return root
}

const buildSite = (root: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [cataloguePlugin()],
    build: { write: false, lib: { entry: 'main.js', formats: ['es'] } },
  })

describe('the catalogue in Vite', () => {
  test('is a module with every token replaced', async () => {
    const [output] = [await buildSite(siteRoot(validSite()))].flat()
    const code = output && 'output' in output ? output.output[0].code : ''
    expect(code).toContain('Meet your lead nurse')
    expect(code).toContain('It takes 30 minutes.')
  })

  test('fails a build with the whole report', async () => {
    await expect(buildSite(siteRoot(edited(alphaPeel, 'amount: 100', 'amount: lots')))).rejects.toThrow(
      `${alphaPeel}:7:11 price.amount: expected a number of pounds, found "lots".`,
    )
  })

  test('shows a mistake over the page within a second, keeps the last good content, and clears it', async () => {
    const root = siteRoot(validSite())
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      plugins: [cataloguePlugin()],
    })
    try {
      const send = vi.spyOn(server.ws, 'send')
      const amount = async () => {
        const { catalogue } = await server.ssrLoadModule('virtual:catalogue')
        return catalogue.treatments[0].price.amount
      }
      const sent = (type: string) => vi.waitFor(() => expect(types(send.mock.calls)).toContain(type), 5000)
      expect(await amount()).toBe(100)
      await watching(server)
      const page = readFileSync(join(root, alphaPeel), 'utf8')

      const started = performance.now()
      writeFileSync(join(root, alphaPeel), page.replace('amount: 100', 'amount: lots'))
      await sent('error')
      expect(performance.now() - started).toBeLessThan(1500)
      expect(await amount()).toBe(100)

      send.mockClear()
      writeFileSync(join(root, alphaPeel), page)
      writeFileSync(join(root, 'content/home.yaml'), String(validSite()['content/home.yaml']))
      await sent('full-reload')
      expect(await amount()).toBe(100)
    } finally {
      await server.close()
    }
  })
})

function types(calls: readonly unknown[][]): unknown[] {
  return calls.map(([message]) => (message as { type?: string }).type)
}

/** Resolves once the watcher knows the content folder. */
async function watching(server: Awaited<ReturnType<typeof createServer>>): Promise<void> {
  await vi.waitFor(() => {
    const watched = Object.keys(server.watcher.getWatched())
    expect(watched.some((folder) => folder.endsWith('content/treatments'))).toBe(true)
  }, 5000)
}
