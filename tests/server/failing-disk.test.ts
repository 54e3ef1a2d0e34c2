import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { formPost, jsonPost } from '../support/enquiry-example.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { rows } from '../support/service.ts'

const lacksTracer = spawnSync('strace', ['-V']).status !== 0

/** From now on no file that the process writes reaches the disk. */
async function failDisk(pid: number) {
  const faults = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO']
  const tracer = spawn('strace', ['-f', '-p', String(pid), ...faults], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void tracer.kill())
  await once(tracer.stderr, 'data')
}

test.skipIf(lacksTracer)(
  'a visitor whose enquiry the disk did not confirm is told that it may be stored, as it is after a crash',
  async () => {
    const site = siteDirectory()
    onTestFinished(site.remove)
    const server = await startTestServer(site.path)
    onTestFinished(async () => void (await server.kill('SIGKILL')))
    expect((await server.send(jsonPost())).status).toBe(201)
    await failDisk(server.child.pid ?? 0)
    const form = await server.send(formPost())
    expect(form.headers.location).toBe('/contact/not-sent?because=unanswered')
    const { status, text } = await server.send(jsonPost())
    expect([status, JSON.parse(text)]).toMatchObject([503, { mayBeStored: true }])
    expect(server.output.stdout).toMatch(/"enquiry_failed".*"errorCode":"interrupted"/)
    await server.kill('SIGKILL')
    const url = `sqlite:${site.path}/var/clinic.sqlite3`
    expect(await useDatabase(url, {}, (db) => rows(db, 'enquiries'))).toHaveLength(2)
  },
)
