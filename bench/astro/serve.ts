import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFiles, isPage, urlPathOf } from '../../scripts/build/built-files.ts'
import { isCompressible, mediaType } from '../../scripts/build/media-type.ts'

/** Serves the folder that FOLDER names from memory with brotli, as our own server does, and prints its port. */
const folder = process.env.FOLDER ?? ''
const answers = new Map(
  (await builtFiles(folder)).map((file) => {
    const content = readFileSync(join(folder, file))
    const body = isCompressible(file) ? brotliCompressSync(content) : content
    const headers = {
      'Content-Type': mediaType(file),
      'Content-Length': body.length,
      'Cache-Control': isPage(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isCompressible(file) && { 'Content-Encoding': 'br' }),
    }
    return [urlPathOf(file), { body, headers }] as const
  }),
)

const server = createServer((request, response) => {
  const answer = answers.get((request.url ?? '').replace(/\?.*|(?<=.)\/$/g, ''))
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(JSON.stringify({ event: 'listening', port: typeof address === 'object' && address?.port }))
})
