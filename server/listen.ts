import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exitCodes } from '../schemas/exit-codes.ts'
import type { Config } from '../schemas/settings/service-settings.ts'
import { StartFailure } from './start-failure.ts'

const reasons: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `port ${port} of ${host} is taken by another program. Stop that one, or set PORT to a free port`,
  EACCES: ({ port }) => `port ${port} may not be opened by this user. Set PORT to 1024 or above`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine. Set HOST to one that is`,
  ENOTFOUND: ({ host }) => `the host name ${host} is unknown. Set HOST to an address of this machine`,
}

/** Opens the port and returns its number. Throws a StartFailure that names port, reason and remedy. */
export function listen(server: Server, config: Pick<Config, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']?.(config) ?? `listening failed (${error.code ?? error.name})`
      reject(new StartFailure(exitCodes.usage, `The server cannot listen: ${reason}.`))
    })
    server.listen(config.port, config.host, () => {
      server.removeAllListeners('error')
      resolve(portOf(server.address()))
    })
  })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
