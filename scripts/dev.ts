import type { AddressInfo } from 'node:net'
import { basename, dirname, join, relative } from 'node:path'
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { createDevMiddleware, renderPage } from 'vike/server'
import type { ViteDevServer } from 'vite'
import { editedContent } from '../catalogue/vite-plugin.ts'
import type { PageContent } from '../renderer/page-content.ts'
import { applyChoices, chosenBy } from '../server/site/apply-choices.ts'
import { startService } from '../server/start-service.ts'
import { picturesDirectory } from './assets/images.ts'
import { openBuildCache } from './build/build-cache.ts'
import { pageContent } from './build/page-content.ts'
import { readPage } from './build/read-page.ts'

const root = process.cwd()
const cache = await openBuildCache(root)
let vite: ViteDevServer | undefined
/** Undefined until content could be read. */
let shown: PageContent | undefined

const content = editedContent(root, async (catalogue) => {
  shown = { ...(await pageContent(root, catalogue, cache)), drawings: {} }
})

/** The folders that pages are made of. Vite would also watch all others and serve their files to anyone, even enquiries in var/. */
const folders = ['content', 'pages', 'public', 'renderer', 'schemas']
const holdsProject = (folder: string) => !relative(folder, root).startsWith('..')
const isUnwatched = (path: string) => dirname(path) === root && !folders.includes(basename(path))

/**
 * Development: Vite's middleware and Vike's renderer take the place of the built site inside the same Express app, so
 * the enquiry service, its limits and its database are the production ones. Pages carry no content security policy
 * here, since Vite injects scripts of its own.
 */
await startService({
  site: async (server) => {
    // No timeout: a page waits while the sizes of new photographs are made.
    server.timeout = 0
    // Not before the settings were checked: it needs SITE_ORIGIN.
    const { default: viteConfig } = await import('../vite.config.ts')
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root,
      viteConfig: {
        ...viteConfig,
        plugins: [...(viteConfig.plugins ?? []), content.plugin],
        // Otherwise Vike would load the file four times.
        configFile: false,
        server: {
          middlewareMode: true,
          hmr: { server },
          watch: { ignored: isUnwatched },
          cors: false,
        },
      },
    })
    const { fs } = viteServer.config.server
    fs.allow = [
      ...fs.allow.filter((folder) => !holdsProject(folder)),
      ...[...folders, 'node_modules'].map((folder) => join(root, folder)),
    ]
    vite = viteServer
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo
      console.log(`\nThe site, as you write it: http://localhost:${port}\n`)
    })
    // Making a first page's modules takes seconds, so it begins while the server starts and the editor opens a browser.
    void page({ urlOriginal: '/' })
    const pictures = express.Router().use('/assets/images', express.static(join(root, picturesDirectory)))
    const modules: RequestHandler = (request, response, next) => devMiddleware(request, response, next)
    return { handlers: [withoutPolicy, pictures, modules, rendered] }
  },
  closeSite: async () => vite?.close(),
})

/** Loads Vite's client, which shows what is wrong over the page, and reloads the page when that is put right. */
const brokenPage = `<!doctype html><html lang="en-GB"><title>This page cannot be shown yet</title>
<script type="module" src="/@vite/client"></script>
<p>This page cannot be shown yet. What is wrong is shown over it and in the terminal; it reloads when that is put right.</p></html>`

function withoutPolicy(_request: Request, response: Response, next: NextFunction): void {
  response.removeHeader('Content-Security-Policy')
  next()
}

async function rendered(request: Request, response: Response, next: NextFunction): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  const httpResponse = await page({ urlOriginal: request.originalUrl, headersOriginal: request.headers })
  if (!httpResponse || httpResponse.statusCode === 500)
    return void response.status(500).type('html').send(brokenPage)
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
  response.status(httpResponse.statusCode).send(prefilled(httpResponse.body, request.originalUrl))
}

/** A page with what the query of its address chooses. */
function prefilled(html: string, url: string): string | Buffer {
  const query = url.split('?')[1]
  return query ? applyChoices(Buffer.from(html), chosenBy(query, readPage(html).choices)) : html
}

/** Renders a page from the latest valid content. */
async function page(asked: { urlOriginal: string; headersOriginal?: Request['headers'] }) {
  await content.settled()
  return shown && (await renderPage({ ...shown, ...asked })).httpResponse
}
