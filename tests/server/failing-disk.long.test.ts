import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { jsonPost } from '../support/enquiry-example.ts'
import { exchange } from '../support/http-exchange.ts'
import { newMigratedSqlite, programs, siteDirectory } from '../support/process-run.ts'
import { printed, spawnServer } from '../support/server-process.ts'
import { rows } from '../support/service.ts'

const lacksTracer = spawnSync('strace', ['-V']).status !== 0

test.skipIf(lacksTracer)(
  'a visitor whose enquiry the disk did not confirm is told that it may be stored, as it is after a crash',
  async () => {
    const site = siteDirectory()
    const file = join(site, 'var/clinic.sqlite3')
    const url = newMigratedSqlite(file)
    // From the second on: the first confirms the log's own header. Threads are counted separately, so there is one.
    const fault = ['-P', `${file}-wal`, '-e', 'inject=fsync,fdatasync:error=EIO:when=2+']
    const env = { DATABASE_URL: url, UV_THREADPOOL_SIZE: '1' }
    const tracer = ['strace', '-f', '-qq', '-o', join(site, 'calls'), ...fault]
    const server = spawnServer(programs.server, site, env, tracer)
    // Signals the whole process group: the server is a child of the tracer.
    const crash = async () => {
      const { pid = 0, exitCode, signalCode } = server.child
      if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
      await server.exit
    }
    onTestFinished(crash)
    const [, port] = await printed(server, /"event":"listening".*"port":(\d+)/)
    const { status, text } = await exchange(Number(port), jsonPost())
    expect([status, JSON.parse(text)]).toMatchObject([503, { mayBeStored: true }])
    await printed(server, /"enquiry_failed".*"errorCode":"interrupted"/)
    await crash()
    expect(await useDatabase(url, {}, (db) => rows(db, 'enquiries'))).toHaveLength(1)
  },
)
