import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '../../support/built-site.ts'
import { buildHarness } from './build.ts'
import { renderHarnessPage } from './pages.tsx'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const writtenScripts: Record<string, string> = {
  '/assets/before-paint.js': "document.documentElement.classList.add('js')",
  '/assets/analytics.js': '',
  '/assets/functionality.js': '',
}

/** Serves pages of single widgets under a Content-Security-Policy as strict as the site's, without its hashes. */
export async function startHarness(): Promise<{ origin: string; stop: () => void }> {
  const built = await buildHarness()
  const folders = [built, join(root, 'public')]
  const server = createServer(({ url = '/' }, response) =>
    respond(folders, new URL(url, 'http://harness').pathname, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function respond(folders: string[], path: string, response: ServerResponse): void {
  const page = renderHarnessPage(path)
  const file = folders
    .map((folder) => join(folder, path))
    .find((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
  const script = writtenScripts[path]
  if (script !== undefined) response.setHeader('Content-Type', 'text/javascript').end(script)
  else if (page) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy).end(page)
  } else if (file) {
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  } else response.writeHead(404).end()
}
