import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asUnavailable } from '../../database/database-errors.ts'
import { runProcess } from '../cli/clinic-fixture.ts'

describe('an error of PostgreSQL or its driver is explained', () => {
  test.each([
    ['25006', 'cannot execute INSERT in a read-only transaction', 'misconfigured', 'is read-only (25006)'],
    ['53300', 'too many connections for role "clinic"', 'unreachable', 'accepts no more connections (53300)'],
    [
      '55006',
      'database "clinic" is being accessed by other users',
      'busy',
      'in use by another program (55006)',
    ],
    ['3D000', 'database "clinic" does not exist', 'misconfigured', 'There is no database clinic on host'],
    ['28P01', 'password authentication failed', 'misconfigured', 'refuses this user (28P01)'],
    ['58030', 'could not fsync file', 'failing', 'does not read or write (58030)'],
    ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: no password', 'misconfigured', 'may connect'],
    ['', 'Client has encountered a connection error and is not queryable', 'unreachable', 'does not answer'],
    ['', 'The server does not support SSL connections', 'misconfigured', 'and sslmode'],
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'self-signed certificate',
      'misconfigured',
      'is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    ],
  ])('%s %s', (code, message, reason, told) => {
    expect(
      asUnavailable(Object.assign(new Error(message), code && { code }), 'clinic on host'),
    ).toMatchObject({
      name: 'DatabaseUnavailable',
      reason,
      message: expect.stringContaining(told),
    })
  })
})

test.each([
  ['sslrootcert', '/nowhere/ca.pem', 'ENOENT'],
  ['sslcert', '/etc', 'EISDIR'],
])('%s that names %s is said to be unreadable', async (name, file, code) => {
  const DATABASE_URL = `postgres://someone@127.0.0.1:1/clinic?${name}=${file}`
  expect(await runProcess(['enquiries', 'list'], { DATABASE_URL })).toMatchObject({
    exitCode: 5,
    stderr: expect.stringContaining(`${file}, which DATABASE_URL names as ${name}, cannot be read (${code})`),
  })
})

test('a command ends at the first attempt when the server asks for a password that is not set', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    socket.once('data', () => {
      socket.write(authentication(10, 'SCRAM-SHA-256\0\0'))
      socket.once('data', () => socket.write(authentication(11, 'r=nonce,s=c2FsdA==,i=4096')))
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const DATABASE_URL = `postgres://someone@127.0.0.1:${port}/clinic`
  expect(await runProcess(['enquiries', 'list'], { DATABASE_URL })).toMatchObject({
    exitCode: 5,
    stderr: `The database clinic on 127.0.0.1:${port} asks for a password, and none was given. Write it into DATABASE_URL, or into PGPASSWORD.\n`,
  })
  expect(sockets).toHaveLength(1)
})

/** A message of PostgreSQL's protocol that asks for a login of this kind. */
function authentication(kind: number, text: string): Buffer {
  const message = Buffer.alloc(9 + text.length)
  message.write('R')
  message.writeInt32BE(8 + text.length, 1)
  message.writeInt32BE(kind, 5)
  message.write(text, 9)
  return message
}
