import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Router } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createDesk } from '../../desk/api/create-desk.ts'
import { createSessions } from '../../desk/api/sessions.ts'
import { exchange } from '../support/http-exchange.ts'

async function startDesk() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.on(
    'request',
    createDesk({
      port,
      sessions: createSessions(() => 0),
      api: Router(),
      app: (_request, response) => void response.send('the app'),
      report: () => {},
    }),
  )
  return port
}

test.each(['http://[', 'http://x:8a/', '/'])('a request for %s is guarded like any other', async (path) => {
  const port = await startDesk()
  const own = await exchange(port, { path })
  expect(own.status).toBe(path === '/' ? 200 : 401)
  const foreign = await exchange(port, { path, headers: { Host: 'evil.example' } })
  expect(foreign.status).toBe(403)
  for (const { headers } of [own, foreign])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
})
