import type { Knex } from 'knex'
import { connectionConfig } from './database/connection.ts'
import { migrationSource } from './database/migration-source.ts'
import { databaseUrlOf } from './schemas/settings/database-url.ts'

/** A first start applies all migrations as one batch, so undoing the last batch may drop every enquiry. */
const down = () => {
  throw new Error(
    'Nothing was undone: it can delete enquiries. To go back, restore a backup: clinic db restore.',
  )
}

/** For knex's own command line. The service and `clinic db migrate` apply the same migrations by themselves. */
export default {
  ...connectionConfig(databaseUrlOf(process.env)),
  migrations: {
    migrationSource: {
      ...migrationSource,
      getMigration: async (name: string) => ({ ...(await migrationSource.getMigration(name)), down }),
    },
  },
} satisfies Knex.Config
