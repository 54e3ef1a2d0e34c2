import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { builtSite, dist } from './built-site.ts'
import { type RunningServer, startServer } from './server-process.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** The built site behind a real server process, with a database of its own. */
export type SiteServer = RunningServer & {
  /** For example `http://127.0.0.1:40123`. */
  origin: string
  databaseUrl: string
  /** Ends the process and removes the database. */
  stop: () => Promise<void>
}

/** Starts the server on what `npm run build` left. Throws when nothing is built. */
export async function startSite(env: Record<string, string> = {}): Promise<SiteServer> {
  builtSite()
  const directory = temporaryDirectory()
  symlinkSync(dist, join(directory.path, 'dist'))
  const databaseUrl = `sqlite:${join(directory.path, 'var', 'clinic.sqlite3')}`
  const server = await startServer(join(dist, 'server/main.js'), directory.path, {
    DATABASE_URL: databaseUrl,
    ...env,
  })
  return {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    databaseUrl,
    stop: async () => {
      await server.kill('SIGTERM')
      directory.remove()
    },
  }
}
