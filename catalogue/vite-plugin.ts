import { join, resolve, sep } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { Catalogue } from './catalogue.ts'
import { type CheckResult, checkContent } from './check.ts'
import { panelFindings } from './editor/panel-findings.ts'
import { type PanelMessage, panelEvent, panelQuestion } from './editor/panel-message.ts'
import { renderReport } from './report/render.ts'

const publicId = 'virtual:catalogue'
const resolvedId = `\0${publicId}`

/** The panel over the page, as Vite's own client asks for it. */
const panelId = `${publicId}/findings-panel`
const panelModule = join(import.meta.dirname, 'editor/findings-panel.ts')
const viteClient = /\/vite\/dist\/client\/client\.mjs$/

/** How long after a change the content is read again; editors save in several steps. */
const settleMilliseconds = 60

export interface CataloguePluginOptions {
  /** The project's root; Vite's own when absent. */
  root?: string
  /** True for a release build: what is not yet the clinic's own fails it. */
  release?: boolean
  /** Content that was checked already, which is then not checked again. */
  checked?: CheckResult
}

/**
 * Serves all content as the module `virtual:catalogue`. A build fails on the first error found. In the dev server, content
 * that is in order renews the page; findings are shown over it, and while there are errors it stays as it was.
 */
export function cataloguePlugin(options: CataloguePluginOptions = {}): Plugin {
  const { checked } = options
  const state: State = {
    root: options.root ?? '',
    release: options.release ?? false,
    building: false,
    ...(checked && { checking: Promise.resolve(checked) }),
    ...(checked?.catalogue && { catalogue: checked.catalogue }),
  }
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
    resolveId(id) {
      if (id === panelId) return panelModule
      return id === publicId ? resolvedId : undefined
    },
    async load(id) {
      if (id !== resolvedId) return undefined
      const result = await (state.checking ?? check(state))
      if (!state.catalogue) this.error(report(result, state))
      return `export const catalogue = ${JSON.stringify(state.catalogue)}`
    },
    transform: {
      filter: { id: viteClient },
      handler: (code) => `${code}\nimport(${JSON.stringify(panelId)})\n`,
    },
    configureServer: (server) => watch(server, state),
    hotUpdate: {
      order: 'post',
      /** Only {@link watch} renews pages after a change of content: after the check, and when it found no error. */
      handler({ file, modules, timestamp }) {
        if (!file.startsWith(normalizePath(contentFolder(state)))) return
        const seen = new Set<(typeof modules)[number]>()
        for (const module of modules)
          this.environment.moduleGraph.invalidateModule(module, seen, timestamp, true)
        return []
      },
    },
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
  /** What pages of the dev server show now. */
  shown?: PanelMessage
}

const contentFolder = ({ root }: State) => join(root, 'content') + sep

function check(state: State): Promise<CheckResult> {
  const checking = checkContent({ root: state.root, release: state.release }).then((result) => {
    if (result.catalogue && (result.summary.errors === 0 || !state.catalogue))
      state.catalogue = result.catalogue
    return result
  })
  state.checking = checking
  return checking
}

function watch(server: ViteDevServer, state: State): void {
  const folder = contentFolder(state)
  const { logger } = server.config
  let timer: NodeJS.Timeout | undefined
  const refresh = async (isChange: boolean) => {
    const checking = check(state)
    const result = await checking
    if (state.checking !== checking) return
    const hadErrors = (state.shown?.errors.length ?? 0) > 0
    state.shown = panelFindings(result.findings, state.root)
    server.ws.send(panelEvent, state.shown)
    if (result.summary.errors > 0) return logger.error(report(errorsOf(result), state), { timestamp: true })
    if (hadErrors) logger.info('Content is in order again.', { timestamp: true })
    if (!isChange) return
    forgetModules(server)
    server.ws.send({ type: 'full-reload' })
  }
  server.watcher.add(folder)
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(true), settleMilliseconds)
  })
  server.ws.on(panelQuestion, (_data, client) => {
    if (state.shown) client.send(panelEvent, state.shown)
  })
  void refresh(false)
}

function forgetModules(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(resolvedId)
    if (module) environment.moduleGraph.invalidateModule(module)
  }
}

/** What has to be mended; pages show the rest. */
const errorsOf = (result: CheckResult): CheckResult => ({
  ...result,
  findings: result.findings.filter(({ severity }) => severity === 'error'),
  waived: [],
})

function report(result: CheckResult, { root }: State): string {
  return renderReport(result, { root, format: 'text', colour: false })
}
