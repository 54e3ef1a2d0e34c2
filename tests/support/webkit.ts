import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { vi } from 'vitest'
import { freePort } from './free-port.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** Whether Safari's engine and a virtual screen are installed on this machine. */
export const hasWebKit = (): boolean => ['WebKitWebDriver', 'Xvfb'].every(isProgram)

const isProgram = (name: string) => spawnSync('which', [name]).status === 0

/** How WebDriver names elements in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export type WebKit = Awaited<ReturnType<typeof startWebKit>>

/** Starts Safari's engine, as part of WebKitGTK, in a window of its own. Its protocol is https://www.w3.org/TR/webdriver2/. */
export async function startWebKit() {
  const home = temporaryDirectory()
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  // Rejects when Xvfb is not installed.
  await once(screen, 'spawn')
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: home.path,
      XDG_RUNTIME_DIR: home.path,
      DISPLAY: `:${String(display).trim()}`,
      // It runs as root in a container, and has no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await vi.waitFor(() => call('GET', '/status'), { timeout: 30_000 })
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  })
  const post = (path: string, body: object = {}) => call('POST', `/session/${sessionId}${path}`, body)
  const evaluate = <Result, Argument extends string = never>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> =>
    post('/execute/sync', { script: `return (${work})(...arguments)`, args: argument ? [argument] : [] })

  return {
    evaluate,
    resize: (width: number, height: number) => post('/window/rect', { width, height }),
    open: (url: string) => post('/url', { url }),
    /** Moves the pointer to the middle of the first visible match, and clicks. */
    press: async (selector: string) => {
      const place = await evaluate(middleOf, selector)
      const press = [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: press }] })
    },
    type: async (selector: string, text: string) => {
      const element = await post('/element', { using: 'css selector', value: selector })
      await post(`/element/${element[elementKey]}/value`, { text })
    },
    key: (value: string) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      }),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      await Promise.all([ended(driver), ended(screen)])
      home.remove()
    },
  }
}

/** Runs in the page: scrolls the first visible match of a selector into view and returns its middle. */
function middleOf(selector: string): { x: number; y: number } {
  const seen = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
  if (!seen) throw new Error(`Nothing is seen of ${selector}`)
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = seen.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

async function ended(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit')
  program.kill()
  await exit
}
