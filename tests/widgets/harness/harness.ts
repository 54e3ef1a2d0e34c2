import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startChromium } from '../../support/chromium.ts'
import { buildHarness } from './build.ts'
import { renderHarnessPage } from './pages.tsx'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"
const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url))
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

export interface SeenEnquiry {
  key: string | undefined
  type: string | undefined
  body: string
}

export interface EnquiryAnswer {
  status: number
  body?: string
  /** Milliseconds before the answer is given. */
  delay?: number
}

/** Pages of single widgets under the site's own Content-Security-Policy, a stand-in for the enquiry service, and a browser. */
export class Harness {
  origin = ''
  enquiries: SeenEnquiry[] = []
  answer: EnquiryAnswer = { status: 201, body: '{"reference":"ENQ-1"}' }
  /** Paths of assets that are refused, as when the network fails after the HTML has arrived. */
  refused: RegExp | undefined
  #server: Server | undefined
  #browser: Browser | undefined

  async start(): Promise<void> {
    const built = await buildHarness()
    this.#server = createServer((request, response) => void this.#respond(built, request, response))
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    this.#browser = await startChromium()
  }

  async stop(): Promise<void> {
    await this.#browser?.close()
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  /** Opens a page in a context of its own. Everything the console complains of is gathered in `complaints`. */
  async open(
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    if (!this.#browser) throw new Error('The harness is not started: call start() first.')
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(this.origin + path, { waitUntil: 'load' })
    return { page, complaints }
  }

  async #respond(built: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin)
    if (pathname === '/api/contacts') return this.#receive(request, response)
    if (pathname.startsWith('/assets/') && this.refused?.test(pathname)) return void response.destroy()
    if (pathname === '/assets/before-paint.js') {
      return void response
        .setHeader('Content-Type', 'text/javascript')
        .end("document.documentElement.classList.add('js')")
    }
    if (/(analytics|functionality)\.js$/.test(pathname)) {
      return void response.setHeader('Content-Type', 'text/javascript').end()
    }
    const page = renderHarnessPage(pathname)
    if (page) {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Security-Policy', policy)
      return void response.end(page)
    }
    const file = [built, publicFolder]
      .map((folder) => join(folder, pathname))
      .find((path) => existsSync(path))
    if (file)
      response
        .setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream')
        .end(readFileSync(file))
    else response.writeHead(404).end()
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { status, body = '', delay = 0 } = this.answer
    const { 'idempotency-key': key, 'content-type': type } = request.headers
    this.enquiries.push({ key: key as string | undefined, type, body: Buffer.concat(chunks).toString() })
    setTimeout(() => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body), delay)
  }
}
