import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFiles, isPage, urlPathOf } from '../../scripts/build/built-files.ts'
import { isCompressible, mediaType } from '../../scripts/build/media-type.ts'
import { listen } from '../../server/listen.ts'
import { fixedHeaders } from '../../server/security/security-headers.ts'

/**
 * Serves the folder that FOLDER names from memory, with Brotli and the headers of the project's own server, since with
 * Cross-Origin-Opener-Policy Chromium starts another process for a visitor's first page. The content security policy is left out,
 * since it names hashes. Prints its port.
 */
const folder = process.env.FOLDER ?? ''
const security = fixedHeaders.filter(([name]) => name !== 'Content-Security-Policy')
const answers = new Map(
  (await builtFiles(folder)).map((file) => {
    const content = readFileSync(join(folder, file))
    const body = isCompressible(file) ? brotliCompressSync(content) : content
    const headers = {
      ...Object.fromEntries(security),
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
const port = await listen(server, { host: '127.0.0.1', port: 0 })
console.log(JSON.stringify({ event: 'listening', port }))
