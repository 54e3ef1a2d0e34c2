import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import sqlite3 from 'sqlite3'
import { listen } from '../server/listen.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'

/**
 * The least that could do the same work: Node's HTTP server alone with a page of the given size from memory, and bare
 * Express with a durable insert for each enquiry.
 */
const page = brotliCompressSync(Buffer.from('<p>Words that compress well, again and again.</p>'.repeat(40)))
const folder = temporaryDirectory()
process.once('SIGTERM', () => process.exit())
process.on('exit', folder.remove)
const database = new sqlite3.Database(join(folder.path, 'bare.sqlite3'))
const columns = ['name', 'dateOfBirth', 'email', 'phone', 'reasonForContact', 'message']
await new Promise((done) =>
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; create table enquiries (${columns.join(', ')})`,
    done,
  ),
)
const insert = database.prepare(`insert into enquiries values (${columns.map(() => '?').join(', ')})`)

const app = express()
app.post('/api/contacts', express.json(), (request, response) => {
  const values = columns.map((column) => request.body[column])
  insert.run(values, (error: Error | null) => response.status(error ? 503 : 201).json({}))
})

const server = createServer((request, response) => {
  if (request.method !== 'GET') return app(request, response)
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': page.length }).end(page)
})
const port = await listen(server, { host: '127.0.0.1', port: 0 })
console.log(JSON.stringify({ event: 'listening', port }))
