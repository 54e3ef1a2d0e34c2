import { join, resolve, sep } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import type { Catalogue } from './catalogue.ts'
import { type CheckResult, checkContent } from './check.ts'
import { renderReport } from './report/render.ts'

const publicId = 'virtual:catalogue'
const resolvedId = `\0${publicId}`

/** How long after a change the content is read again; editors save in several steps. */
const settleMilliseconds = 60

export interface CataloguePluginOptions {
  /** The project's root; Vite's own when absent. */
  root?: string
  /** True for a release build: what is not yet the clinic's own fails it. */
  release?: boolean
}

/**
 * Serves all content as the module `virtual:catalogue`. A build fails on the first error found; the dev server shows the
 * report over the page, keeps the last good catalogue, and reloads once the content is mended.
 */
export function cataloguePlugin(options: CataloguePluginOptions = {}): Plugin {
  const state: State = { root: options.root ?? '', release: options.release ?? false, building: false }
  return {
    name: 'catalogue',
    configResolved(config) {
      state.root = resolve(options.root ?? config.root)
      state.building = config.command === 'build'
    },
    async buildStart() {
      if (!state.building) return
      const result = await (state.checking ?? check(state))
      if (result.summary.errors > 0) this.error(report(result, state))
    },
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const result = await (state.checking ?? check(state))
      if (!state.catalogue) this.error(report(result, state))
      return `export const catalogue = ${JSON.stringify(state.catalogue)}`
    },
    configureServer: (server) => watch(server, state),
  }
}

interface State {
  root: string
  release: boolean
  building: boolean
  /** The check that ran last, or runs. */
  checking?: Promise<CheckResult>
  /** What the last check without errors, or else the last readable one, handed out. */
  catalogue?: Catalogue
  /** The error that the dev server's overlay shows now. */
  shown?: ErrorPayload
}

function check(state: State): Promise<CheckResult> {
  state.checking = checkContent({ root: state.root, release: state.release }).then((result) => {
    if (result.catalogue && (result.summary.errors === 0 || !state.catalogue))
      state.catalogue = result.catalogue
    return result
  })
  return state.checking
}

function watch(server: ViteDevServer, state: State): void {
  const folder = join(state.root, 'content') + sep
  let timer: NodeJS.Timeout | undefined
  const refresh = async () => {
    const before = JSON.stringify(state.catalogue)
    const result = await check(state)
    const wasShown = state.shown !== undefined
    delete state.shown
    if (result.summary.errors > 0) {
      state.shown = overlay(result, state)
      server.ws.send(state.shown)
      server.config.logger.error(report(result, state), { timestamp: true })
    } else if (wasShown || before !== JSON.stringify(state.catalogue)) {
      forgetModules(server)
      server.ws.send({ type: 'full-reload' })
      if (wasShown) server.config.logger.info('Content is in order again.', { timestamp: true })
    }
  }
  server.watcher.add(folder)
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), settleMilliseconds)
  })
  server.ws.on('connection', () => {
    if (state.shown) server.ws.send(state.shown)
  })
  void refresh()
}

function forgetModules(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(resolvedId)
    if (module) environment.moduleGraph.invalidateModule(module)
  }
}

function overlay(result: CheckResult, state: State): ErrorPayload {
  const first = result.findings.find(({ severity }) => severity === 'error')
  return {
    type: 'error',
    err: {
      message: report(errorsOf(result), state),
      stack: '',
      plugin: 'catalogue',
      ...(first && {
        id: first.file,
        loc: { file: join(state.root, first.file), line: first.line, column: first.column },
      }),
    },
  }
}

/** What keeps the content from being shown; the terminal has the rest. */
const errorsOf = (result: CheckResult): CheckResult => ({
  ...result,
  findings: result.findings.filter(({ severity }) => severity === 'error'),
  waived: [],
})

function report(result: CheckResult, { root }: State): string {
  return renderReport(result, { root, format: 'text', colour: false })
}
