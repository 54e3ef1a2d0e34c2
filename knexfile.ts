import { connectionConfig } from './database/connection.ts'
import { migrationSource } from './database/migration-source.ts'
import { defaultDatabaseUrl } from './schemas/settings/database-url.ts'

/** For knex's own command line. The service and `clinic db migrate` apply the same migrations by themselves. */
export default {
  ...connectionConfig(process.env.DATABASE_URL ?? defaultDatabaseUrl),
  migrations: { migrationSource },
}
