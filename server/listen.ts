import { type AddressInfo, createServer, type Server } from 'node:net'
import { exitCodes } from '../schemas/exit-codes.ts'
import type { Config } from '../schemas/settings/service-settings.ts'
import { StartFailure } from './start-failure.ts'

type Where = Pick<Config, 'host' | 'port'>

const reasons: Record<string, (where: Where, setting: string) => string> = {
  EADDRINUSE: ({ host, port }, setting) =>
    `port ${port} of ${host} is taken by another program. Stop that one, or set ${setting} to a free port`,
  EACCES: ({ port }, setting) =>
    `port ${port} may not be opened by this user. Set ${setting} to 1024 or above`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine. Set HOST to one that is`,
  ENOTFOUND: ({ host }) => `the host name ${host} is unknown. Set HOST to an address of this machine`,
}

/** Opens the port and returns its number. Throws a StartFailure that names the reason and, as the remedy, the `setting` to change. */
export function listen(server: Server, where: Where, setting = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        reasons[error.code ?? '']?.(where, setting) ??
        `${error.code ?? error.name}. Check ${setting} and HOST`
      reject(new StartFailure(exitCodes.usage, `The server cannot listen: ${reason}.`))
    })
    server.listen(where.port, where.host, () => {
      server.removeAllListeners('error')
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Throws what {@link listen} would throw now. The port stays closed, and nobody who connects in that moment is answered. */
export async function requireFreePort(where: Where, setting?: string): Promise<void> {
  const probe = createServer((socket) => socket.destroy())
  await listen(probe, where, setting)
  await new Promise((closed) => probe.close(closed))
}
