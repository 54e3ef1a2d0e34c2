// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleHeader } from '../../schemas/desk-session.ts'
import { queries } from './queries.ts'
import { locking, send } from './request.ts'

const server = vi.fn<typeof fetch>()
beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  sessionStorage.setItem('desk-session', 'token')
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const readToday = () => queries.fetchQuery({ queryKey: ['/api/today', 'more'] })

test('a read is a GET of the query key’s first element, sent once and cached', async () => {
  server.mockResolvedValue(Response.json({ waiting: 3 }))
  expect(await readToday()).toEqual({ waiting: 3 })
  await readToday()
  expect(server.mock.calls).toEqual([
    ['/api/today', expect.objectContaining({ method: 'GET', credentials: 'include' })],
  ])
})

test('what was read is not read again by itself, later or when the page is shown again, until it is invalidated', async () => {
  server.mockImplementation(async () => Response.json({ waiting: 3 }))
  vi.useFakeTimers()
  queries.mount()
  const shown = new QueryObserver(queries, { queryKey: ['/api/today'] })
  const leave = shown.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toHaveBeenCalledOnce()
  await queries.invalidateQueries()
  expect(server).toHaveBeenCalledTimes(2)
  leave()
  queries.unmount()
})

test('a write sends its body as JSON and resolves to the raw response', async () => {
  const answer = new Response('raw')
  server.mockResolvedValue(answer)
  expect(await send('DELETE', '/api/x', { a: 1 })).toBe(answer)
  const [path, options] = server.mock.lastCall ?? []
  expect(path).toBe('/api/x')
  expect(options).toMatchObject({ method: 'DELETE', body: '{"a":1}', credentials: 'include' })
  expect(options?.headers).toMatchObject({
    'Content-Type': 'application/json',
    Authorization: 'Bearer token',
    [idleHeader]: expect.stringMatching(/^\d+$/),
  })
})

test('any unsuccessful response rejects with `status: body`, without a retry', async () => {
  server.mockResolvedValueOnce(new Response('Busy.', { status: 503 }))
  await expect(readToday()).rejects.toThrow(/^503: Busy\.$/)
  server.mockResolvedValueOnce(new Response('', { status: 404, statusText: 'Not Found' }))
  await expect(send('POST', '/api/x')).rejects.toThrow(/^404: Not Found$/)
  expect(server).toHaveBeenCalledTimes(2)
})

test('a 401 forgets the session and locks the page', async () => {
  const locked = vi.fn()
  locking.addEventListener('locked', locked, { once: true })
  server.mockResolvedValueOnce(new Response('Locked.', { status: 401 }))
  await expect(readToday()).rejects.toThrow('401: Locked.')
  expect(locked).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('desk-session')).toBeNull()
})
