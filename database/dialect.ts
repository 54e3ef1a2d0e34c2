import type { Knex } from 'knex'

/** What a connection knows about itself, set where it is made and kept by its transactions. */
export interface DatabaseWhereabouts {
  dialect: 'sqlite' | 'postgres'
  /** For messages: the absolute file, or the database and host without user or password. */
  place: string
  /** Which file was opened, for SQLite. */
  identity?: string | undefined
}

export function whereaboutsOf(db: Knex): DatabaseWhereabouts {
  const { whereabouts }: { whereabouts: DatabaseWhereabouts } = db.client.config
  return whereabouts
}
