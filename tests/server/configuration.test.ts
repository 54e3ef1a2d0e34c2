import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect, lockForServer } from '../../database/connection.ts'
import { loadSite } from '../../server/site/load-site.ts'
import { runWithin } from '../cli/clinic-fixture.ts'
import { packTestSite } from '../support/fixture-site.ts'
import {
  becomesReady,
  fixtureDist,
  newDirectory,
  newMigratedSqlite,
  siteDirectory,
  spawnTestServer,
  startTestServer,
} from '../support/process-run.ts'

/** The fixture site as a copy whose files a test may change. */
function ownDirectory() {
  const directory = newDirectory()
  cpSync(fixtureDist, join(directory, 'dist'), { recursive: true })
  return directory
}

async function directoryBuiltWith(facts: Parameters<typeof packTestSite>[1]) {
  const directory = newDirectory()
  const client = join(directory, 'dist/client')
  mkdirSync(client, { recursive: true })
  for (const file of ['index.html', '404.html'])
    writeFileSync(join(client, file), '<!doctype html><title>Home</title>')
  await packTestSite(client, facts)
  return directory
}

/** Starts a server that must fail; returns its exit code and output. */
async function failedStart(directory: string, env: Record<string, string>) {
  const { exit, output } = spawnTestServer(directory, env)
  const code = await exit
  return { code, stderr: output.stderr, stdout: output.stdout }
}

test('all bad variables are named at once, without their values', async () => {
  const failure = await failedStart(siteDirectory(), {
    PORT: '70000',
    HOST: 'not a host',
    DATABASE_URL: 'mysql://user:topsecret@host/db',
    SITE_ORIGIN: 'clinic.example/path',
    TRUST_PROXY: 'true',
    ENQUIRY_LIMIT_PER_ADDRESS: 'many',
    ENQUIRY_LIMIT_TOTAL: '0',
    LOG_LEVEL: 'loud',
  })
  expect(failure.code).toBe(2)
  expect(failure.stdout).toBe('')
  expect(failure.stderr).toMatchInlineSnapshot(`
    "The server cannot start. Correct these environment variables:
      DATABASE_URL names neither SQLite nor PostgreSQL: write sqlite:<file>, for example sqlite:var/clinic.sqlite3, or postgres://user:password@host/database.
      PORT: expected a port number from 0 to 65535, for example 3000.
      HOST: expected an address or host name to listen on, for example 127.0.0.1.
      SITE_ORIGIN: expected the public scheme and host without a path, for example https://www.clinic.example.
      TRUST_PROXY: expected the number of proxies in front, or their addresses or CIDR ranges separated by commas, for example 1 or 10.0.0.0/8.
      ENQUIRY_LIMIT_PER_ADDRESS: expected a whole number from 1 to 1000000, for example 5.
      ENQUIRY_LIMIT_TOTAL: expected a whole number from 1 to 1000000, for example 60.
      LOG_LEVEL: expected one of debug, info, warn, error, silent.
    "
  `)
})

test('a missing build is one message with the remedy', async () => {
  const directory = newDirectory()
  const failure = await failedStart(directory, {})
  expect(failure.code).toBe(2)
  expect(failure.stderr).toBe(
    `The site cannot be served: ${join(directory, 'dist/site.json')}: cannot be read (ENOENT). Run npm run build.\n`,
  )
})

test.each(['about.html', 'about.html.br', 'about.html.gz'])(
  '%s that the build did not write is refused',
  (name) => {
    const dist = join(ownDirectory(), 'dist')
    const page = join(dist, 'client', name)
    writeFileSync(page, '<h1>Half a deployment</h1>')
    expect(() => loadSite(dist)).toThrow(`${page}: is not the file that the build wrote. Run npm run build.`)
  },
)

test('a build for another address is refused with both addresses and the remedies', async () => {
  const directory = await directoryBuiltWith({ origin: 'http://localhost:3000' })
  const failure = await failedStart(directory, { SITE_ORIGIN: 'https://www.clinic.example' })
  expect(failure.code).toBe(2)
  expect(failure.stdout).toBe('')
  expect(failure.stderr).toMatchInlineSnapshot(`
    "The site cannot be served: SITE_ORIGIN is https://www.clinic.example, but the pages in dist were built for http://localhost:3000.
    Their canonical links, the sitemap and the sharing images name that address.
      To serve https://www.clinic.example: build again with SITE_ORIGIN=https://www.clinic.example npm run build, then start the server.
      To try this build under another address: start the server without SITE_ORIGIN.
    "
  `)
})

test('the server starts with the address it was built for, and with empty variables, which mean the defaults', async () => {
  const directory = await directoryBuiltWith({ origin: 'https://www.clinic.example' })
  const empty = { DATABASE_URL: '', SITE_ORIGIN: '', LOG_LEVEL: ' ', METRICS_PORT: '' }
  for (const env of [{ SITE_ORIGIN: 'https://www.clinic.example/' }, empty]) {
    const server = await startTestServer(directory, env)
    expect((await server.send({ path: '/' })).status).toBe(200)
    await becomesReady(server)
    expect(server.output.stdout).not.toContain('metrics_listening')
    // The ballast makes room for the last enquiries on a full disk.
    await expect.poll(() => existsSync(join(directory, 'var/clinic.sqlite3.ballast'))).toBe(true)
    expect([await server.kill('SIGTERM'), server.output.stderr]).toEqual([0, ''])
  }
})

test('a site with placeholders is announced as a draft in one line', async () => {
  const directory = await directoryBuiltWith({ placeholders: 2 })
  const server = await startTestServer(directory)
  await server.kill('SIGTERM')
  expect(server.output.stderr).toBe(
    'This site is a draft: 2 values are placeholders, and every page asks search engines to leave it out. List them with: clinic content check --release\n',
  )
})

test.each(['PORT', 'METRICS_PORT'])('a taken %s is one message, and makes no database', async (setting) => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  onTestFinished(() => void holder.close())
  const directory = siteDirectory()
  const failure = await failedStart(directory, { PORT: '0', [setting]: String(port) })
  expect(failure.code).toBe(2)
  expect(failure.stderr).toBe(
    `The server cannot listen: port ${port} of 127.0.0.1 is taken by another program. Stop that one, or set ${setting} to a free port.\n`,
  )
  expect(existsSync(join(directory, 'var/clinic.sqlite3'))).toBe(false)
})

test('a second server on the same SQLite file is one message and exit code 5; after a kill another may start', async () => {
  const directory = siteDirectory()
  const first = await startTestServer(directory)
  const second = await failedStart(directory, {})
  expect(second.code).toBe(5)
  expect(second.stderr).toMatch(/^Another server uses the database .*clinic\.sqlite3\. Stop it first.*\n$/)
  await becomesReady(first)
  await first.kill('SIGKILL')
  const third = await startTestServer(directory)
  expect(await third.kill('SIGTERM')).toBe(0)
})

test('a database that was backed up and is gone is one message and exit code 5, and no empty one takes its place', async () => {
  const directory = siteDirectory()
  const file = join(directory, 'var/clinic.sqlite3')
  const DATABASE_URL = newMigratedSqlite(file)
  const unlock = await lockForServer(DATABASE_URL)
  await unlock()
  const cli = (...args: string[]) => runWithin(args, { DATABASE_URL }, directory)
  const backup = (await cli('db', 'backup')).stdout.trim()
  rmSync(file)
  const gone = `There is no database at ${file}, although one was backed up.`
  // Each step leaves less: a mistyped name, a folder that was moved, backups brought to another machine, without their checksums.
  for (const alsoGone of [`${file}.server`, join(directory, 'var/backup-folders.json'), `${backup}.sha256`]) {
    rmSync(alsoGone)
    expect(() => connect(`sqlite:${file}`, { create: false })).toThrow(gone)
  }
  const failure = await failedStart(directory, {})
  expect([failure.code, failure.stderr.includes(gone), existsSync(file)]).toEqual([5, true, false])
  expect((await cli()).stderr).toContain(gone)
  expect((await cli('db', 'restore', backup)).exitCode).toBe(0)
  const server = await startTestServer(directory)
  expect(await server.kill('SIGTERM')).toBe(0)
})
