import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { builtFile, builtSite } from '../support/built-site.ts'
import { followLink } from './follow-link.ts'

test('a page that arrives slowly is not faded into before its header is there', async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const entry = builtSite().paths[path]
    if (!entry) return void response.writeHead(404).end()
    const content = builtFile(path)
    const start = path === '/contact' ? content.indexOf('<body') : 0
    response.setHeader('Content-Type', entry.type).write(content.subarray(0, start + 6))
    setTimeout(() => response.end(content.subarray(start + 6)), start && 600)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const fading = await followLink(
    'no-preference',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  )
  for (const sum of fading?.['site-header']?.cover ?? [0]) expect(sum).toBeCloseTo(1, 4)
})
