import type { Knex } from 'knex'
import { connectionConfig } from './database/connection.ts'
import { migrationSource } from './database/migration-source.ts'
import { databaseUrlOf } from './schemas/settings/database-url.ts'

/** For knex's own command line. The service and `clinic db migrate` apply the same migrations by themselves. */
export default {
  ...connectionConfig(databaseUrlOf(process.env)),
  migrations: { migrationSource },
} satisfies Knex.Config
