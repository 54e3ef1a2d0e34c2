import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fullChromiumPath } from '../tests/support/chromium.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: { sessionId: string }
  result?: unknown
}

const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--window-size=1280,900']

/** Starts a Chromium that prerenders pages, which it does not do while Playwright drives it. */
export async function chromiumByPipe() {
  const profile = temporaryDirectory()
  const own = ['--remote-debugging-pipe', `--user-data-dir=${profile.path}`]
  const program = spawn(fullChromiumPath() ?? 'chromium', [...args, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const input = program.stdio[3] as Writable
  const output = program.stdio[4] as Readable
  const answered = new Map<number, (result: unknown) => void>()
  /** The sessions of a tab's pages: first the page that is shown, then those that are prerendered. */
  const pages: string[] = []
  let text = ''
  output.setEncoding('utf8').on('data', (more: string) => {
    const messages = (text + more).split('\0')
    text = messages.pop() ?? ''
    for (const { id, method, params, result } of messages.map((each): Message => JSON.parse(each))) {
      if (id !== undefined) answered.get(id)?.(result)
      const session = params?.sessionId ?? ''
      if (method === 'Target.attachedToTarget') pages.push(session)
      if (method !== 'Target.detachedFromTarget') continue
      pages.splice(pages.indexOf(session), 1)
      // A page that is gone no longer answers.
      for (const answer of answered.values()) answer(undefined)
    }
  })
  let last = 0
  /** Resolves to undefined if the page that was asked is gone. */
  function send<Result>(
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Result | undefined> {
    last += 1
    const id = last
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    return new Promise((resolve) => {
      answered.set(id, (result) => {
        answered.delete(id)
        resolve(result as Result | undefined)
      })
    })
  }

  const { targetInfos: [tab] = [] } =
    (await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
      filter: [{ type: 'tab' }],
    })) ?? {}
  const attached = await send<{ sessionId: string }>('Target.attachToTarget', { ...tab, flatten: true })
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] }
  pages.length = 0
  await send('Target.setAutoAttach', all, attached?.sessionId)

  const evaluate = async <Value>(expression: string): Promise<Value | undefined> => {
    const asked = { expression, returnByValue: true }
    const answer = await send<{ result: { value: Value } }>('Runtime.evaluate', asked, pages[0])
    return answer?.result.value
  }
  return {
    evaluate,
    async open(url: string) {
      await send('Page.navigate', { url }, pages[0])
      while ((await evaluate('location.href + document.readyState')) !== `${url}complete`);
    },
    async mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) {
      const button = type === 'mouseMoved' ? 'none' : 'left'
      await send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: 1 }, pages[0])
    },
    async close() {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      void send('Browser.close')
      await ended
      profile.remove()
    },
  }
}
