import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type PanelMessage, panelEvent } from './editor/panel-message.ts'
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

  test('tells pages of a mistake within a second, keeps the last good content, and renews them once it is mended', async () => {
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
      const sent = () => send.mock.calls as unknown[][]
      const amount = async () => {
        const { catalogue } = await server.ssrLoadModule('virtual:catalogue')
        return catalogue.treatments[0].price.amount
      }
      const shown = () => sent().findLast(([event]) => event === panelEvent)?.[1] as PanelMessage | undefined
      expect(await amount()).toBe(100)
      await watching(server)
      const page = readFileSync(join(root, alphaPeel), 'utf8')

      const started = performance.now()
      writeFileSync(join(root, alphaPeel), page.replace('amount: 100', 'amount: lots'))
      await vi.waitFor(() => expect(shown()?.errors).toHaveLength(1), 5000)
      expect(performance.now() - started).toBeLessThan(1500)
      expect(shown()?.errors[0]?.place).toBe(`${alphaPeel}:7:11`)
      expect(await amount()).toBe(100)
      expect(sent()).not.toContainEqual([{ type: 'full-reload' }])

      send.mockClear()
      writeFileSync(join(root, alphaPeel), page.replace('amount: 100', 'amount: 90'))
      const home = String(validSite()['content/home.yaml'])
      writeFileSync(join(root, 'content/home.yaml'), home.replace('amount: 100', 'amount: 90'))
      await vi.waitFor(() => expect(sent()).toContainEqual([{ type: 'full-reload' }]), 5000)
      expect(shown()?.errors).toEqual([])
      expect(await amount()).toBe(90)
    } finally {
      await server.close()
    }
  })

  test('puts the panel into Vite’s client', async () => {
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
      const client = await server.transformRequest('/@vite/client')
      const url = /import\("([^"]+findings-panel\.ts[^"]*)"\)/.exec(client?.code ?? '')?.[1] ?? ''
      expect((await server.transformRequest(url))?.code).toContain('content-findings')
    } finally {
      await server.close()
    }
  })
})

/** Resolves once the watcher knows the content folder. */
async function watching(server: Awaited<ReturnType<typeof createServer>>): Promise<void> {
  await vi.waitFor(() => {
    const watched = Object.keys(server.watcher.getWatched())
    expect(watched.some((folder) => folder.endsWith('content/treatments'))).toBe(true)
  }, 5000)
}
