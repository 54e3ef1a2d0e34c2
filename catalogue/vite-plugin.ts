import { join, resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { type CheckResult, checkContent } from './check.ts'
import { renderReport } from './report/report.ts'

const publicId = 'virtual:catalogue'
const resolvedId = `\0${publicId}`

/** How long after a change the content is read again; editors save in several steps. */
const settleMilliseconds = 60

export interface CataloguePluginOptions {
  /** The project's root; Vite's own when absent. */
  root?: string
  /** A check that has been made already, for builds; otherwise the plugin makes one. */
  checked?: CheckResult
}

/**
 * Serves all content as the module `virtual:catalogue`. A build fails on errors. In the dev server a change of content that is
 * in order renews the page; errors are shown over it by Vite's own overlay, and the page behind stays as it was.
 */
export function cataloguePlugin(options: CataloguePluginOptions = {}): Plugin {
  let root = options.root ?? ''
  let latest: Promise<CheckResult> | undefined = options.checked && Promise.resolve(options.checked)
  let catalogue: Catalogue | undefined
  const check = async (): Promise<CheckResult> => {
    latest = checkContent({ root })
    return latest
  }
  return {
    name: 'catalogue',
    configResolved(config) {
      root = resolve(options.root ?? config.root)
    },
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const result = await (latest ?? check())
      if (result.content && (result.summary.errors === 0 || !catalogue))
        catalogue = catalogueOf(result.content)
      const mustFail = this.environment.mode === 'build' ? result.summary.errors > 0 : !catalogue
      if (mustFail || !catalogue) this.error(errorReport(result, root))
      return `export const catalogue = ${JSON.stringify(catalogue)}`
    },
    configureServer(server) {
      watch(server, root, check)
    },
    hotUpdate: {
      order: 'post',
      /** Pages are renewed after the check, and only when it found no error. */
      handler: ({ file }) => (resolve(file).startsWith(contentFolder(root)) ? [] : undefined),
    },
  }
}

const contentFolder = (root: string) => join(root, 'content') + sep

function watch(server: ViteDevServer, root: string, check: () => Promise<CheckResult>): void {
  const folder = contentFolder(root)
  let timer: NodeJS.Timeout | undefined
  let latest = check()
  const showErrors = (result: CheckResult): boolean => {
    if (result.summary.errors === 0) return false
    const message = errorReport(result, root)
    server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content check' } })
    return true
  }
  const refresh = async () => {
    const own = check()
    latest = own
    const result = await own
    if (own !== latest) return
    if (showErrors(result)) {
      server.config.logger.error(errorReport(result, root), { timestamp: true })
      return
    }
    for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
  }
  server.watcher.add(folder)
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), settleMilliseconds)
  })
  server.ws.on('connection', () => void latest.then(showErrors))
}

/** What has to be mended, for people. */
function errorReport(result: CheckResult, root: string): string {
  const findings = result.findings.filter(({ severity }) => severity === 'error')
  return renderReport({ ...result, findings, waived: [] }, { root })
}
