import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { RequestHandler } from 'express'
import { refuse } from './answer.ts'
import { contentPolicy } from './headers.ts'

const extensions = ['.css', '.js', '.woff2']

/**
 * Serves the built app from memory. Any path without a file extension gets the app's page, which does the routing.
 *
 * @throws Error when the folder holds no built app
 */
export function appFiles(folder: string): RequestHandler {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extensions.includes(extname(name)))
      .map((name) => [`/${name}`, readFileSync(join(folder, name))]),
  )
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only reading is possible here.')
    const file = files.get(request.path)
    if (file) return void response.type(extname(request.path)).send(file)
    if (extname(request.path) !== '') return refuse(response, 404, 'There is no such file.')
    const nonce = randomBytes(16).toString('base64')
    response
      .setHeader('Content-Security-Policy', contentPolicy(nonce))
      .type('html')
      .send(page.replace('<head>', `<head><meta name="csp-nonce" content="${nonce}">`))
  }
}
