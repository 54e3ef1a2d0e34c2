import { connectionConfig } from './database/connection.ts'
import { defaultDatabaseUrl } from './database/database-url.ts'
import { migrationSource } from './database/migration-source.ts'

/** For knex's own command line. The service and `clinic db migrate` apply the same migrations by themselves. */
export default {
  ...connectionConfig(process.env.DATABASE_URL ?? defaultDatabaseUrl),
  migrations: { migrationSource },
}
