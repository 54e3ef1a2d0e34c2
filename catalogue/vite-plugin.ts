import { join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteContent } from '../schemas/content/site-content.ts'
import { catalogueOf } from './catalogue.ts'
import { checkContent } from './check.ts'
import type { KnownFiles } from './read/read-site.ts'
import { renderReport } from './report/report.ts'

/** How long to wait after a change before reading the content again, since editors save in several steps. */
const settleMilliseconds = 10

/**
 * Checks the content below `root` now and after each change, and passes it to `show` if it has no errors; at first, if it can be
 * read at all. A change without errors reloads the page. Errors appear in Vite's overlay, and the page behind it stays as it was.
 * `settled` resolves once the changes seen so far are checked, and shown if they have no errors.
 */
export function editedContent(root: string, show: (catalogue: SiteContent) => Promise<void>) {
  const folder = join(root, 'content') + sep
  const known: KnownFiles = new Map()
  let isShown = false
  const read = async (renewPage?: () => void): Promise<string | undefined> => {
    const result = await checkContent({ root, known })
    const wrong = result.findings.filter(({ severity }) => severity === 'error')
    const report = renderReport({ ...result, findings: wrong, waived: [] }, { root })
    const errors = wrong.length > 0 ? report : undefined
    // The page is made while the browser requests it again; that request waits until `settled`.
    if (!errors) renewPage?.()
    const catalogue = result.content && catalogueOf(result.content)
    if (catalogue && (!errors || !isShown)) {
      await show(catalogue)
      isShown = true
    }
    return errors
  }
  let latest = read().catch(String)

  const tellErrors = async ({ ws }: ViteDevServer): Promise<string | undefined> => {
    const message = await latest
    if (message) ws.send({ type: 'error', err: { message, stack: '', plugin: 'content check' } })
    return message
  }
  const refresh = async (server: ViteDevServer) => {
    latest = latest.then(() => read(() => server.ws.send({ type: 'full-reload' }))).catch(String)
    const message = await tellErrors(server)
    if (message) server.config.logger.error(message, { timestamp: true })
  }
  const configureServer = (server: ViteDevServer) => {
    let timer: NodeJS.Timeout | undefined
    server.watcher.add(folder)
    server.watcher.on('all', (_event, path) => {
      if (!path.startsWith(folder)) return
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(server), settleMilliseconds)
    })
    server.ws.on('connection', () => void tellErrors(server))
  }
  const plugin: Plugin = { name: 'content', apply: 'serve', configureServer }
  return { plugin, settled: () => latest }
}
