import { mkdtempSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * The least that could do the same work: Node's HTTP server alone, a page of the given size from memory, and a body
 * appended to a file and synced before the answer.
 */
const page = brotliCompressSync(Buffer.from('<p>Words that compress well, again and again.</p>'.repeat(40)))
const file = await open(join(mkdtempSync(join(tmpdir(), 'clinic-bench-')), 'ledger'), 'a')

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': page.length }).end(page)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    await file.write(Buffer.concat(chunks))
    await file.datasync()
    response.writeHead(201, { 'Content-Length': 2 }).end('{}')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `${JSON.stringify({ event: 'listening', port: typeof address === 'object' && address?.port })}\n`,
  )
})
