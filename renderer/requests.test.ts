import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invalidate, read, send } from './requests.ts'

interface Seen {
  method: string
  url: string
  type: string | undefined
  key: string | undefined
  body: string
}

let server: Server
let origin: string
let seen: Seen[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const key = headers['idempotency-key'] as string | undefined
    seen.push({ method, url, type: headers['content-type'], key, body: Buffer.concat(chunks).toString() })
    if (url === '/busy') response.writeHead(503, 'Busy Now').end()
    else if (url === '/wrong') response.writeHead(422).end('{"errors":[]}')
    else response.writeHead(200).end(JSON.stringify({ count: seen.length }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen = []
})
afterAll(() => server.close())

test('a write sends JSON and its headers and returns the raw response', async () => {
  const response = await send('POST', `${origin}/ok`, { a: 1 }, { 'Idempotency-Key': 'k' })
  expect(await response.json()).toEqual({ count: 1 })
  expect(seen).toEqual([{ method: 'POST', url: '/ok', type: 'application/json', key: 'k', body: '{"a":1}' }])
})

test('a write without a body has no content type', async () => {
  await send('DELETE', `${origin}/ok`)
  expect(seen).toEqual([{ method: 'DELETE', url: '/ok', type: undefined, key: undefined, body: '' }])
})

test('a failure throws status and body, or the status text when the body is empty, and is not retried', async () => {
  await expect(send('POST', `${origin}/wrong`, {})).rejects.toThrow(/^422: \{"errors":\[\]\}$/)
  await expect(send('POST', `${origin}/busy`, {})).rejects.toThrow(/^503: Busy Now$/)
  await expect(read([`${origin}/busy`])).rejects.toThrow(/^503: Busy Now$/)
  expect(seen).toHaveLength(3)
})

test('an answer is cached until it is invalidated', async () => {
  const key = [`${origin}/list`] as const
  expect(await read(key)).toEqual({ count: 1 })
  expect(await read(key)).toEqual({ count: 1 })
  expect(await read([`${origin}/list`, { page: 2 }])).toEqual({ count: 2 })
  invalidate(`${origin}/list`)
  expect(await read(key)).toEqual({ count: 3 })
})

test('a failure is not cached', async () => {
  const key = [`${origin}/busy`] as const
  await expect(read(key)).rejects.toThrow()
  await expect(read(key)).rejects.toThrow()
  expect(seen).toHaveLength(2)
})
