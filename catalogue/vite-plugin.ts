import { join, resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { type CheckResult, checkContent } from './check.ts'
import type { KnownFiles } from './read/read-site.ts'
import { renderReport } from './report/report.ts'

const publicId = 'virtual:catalogue'
const resolvedId = `\0${publicId}`

/** How long after a change the content is read again; editors save in several steps. */
const settleMilliseconds = 30

/**
 * Serves all content as the module `virtual:catalogue` in development. A change of content that is in order renews the page;
 * errors are shown over it by Vite's own overlay, and the page behind stays as it was.
 */
export function cataloguePlugin(): Plugin {
  let root = ''
  let latest: Promise<CheckResult> | undefined
  let catalogue: Catalogue | undefined
  const known: KnownFiles = new Map()
  const check = async (): Promise<CheckResult> => {
    latest = checkContent({ root, known })
    return latest
  }
  return {
    name: 'catalogue',
    apply: 'serve',
    configResolved(config) {
      root = resolve(config.root)
    },
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const result = await (latest ?? check())
      if (result.content && (result.summary.errors === 0 || !catalogue))
        catalogue = catalogueOf(result.content)
      if (!catalogue) this.error(errorReport(result, root))
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

/** Modules that are made of content without being a file of it; Vite itself renews those that are. */
const madeOfContent = [resolvedId, '\0virtual:documents', '\0virtual:pictures']

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
    for (const { moduleGraph } of Object.values(server.environments)) {
      const modules = madeOfContent.map((id) => moduleGraph.getModuleById(id))
      for (const module of modules) if (module) moduleGraph.invalidateModule(module)
    }
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

/** The errors, as people read them. */
function errorReport(result: CheckResult, root: string): string {
  const findings = result.findings.filter(({ severity }) => severity === 'error')
  return renderReport({ ...result, findings, waived: [] }, { root })
}
