import type { Knex } from 'knex'
import * as appointmentsAndUsers from './migrations/20261120-appointments-and-users.ts'
import * as enquiries from './migrations/20261120-enquiries.ts'
import * as enquiryEvents from './migrations/20261120-enquiry-events.ts'
import * as rateLimits from './migrations/20261120-rate-limits.ts'
import * as notifications from './migrations/20261122-notifications.ts'
import * as staffChanges from './migrations/20261122-staff-changes.ts'
import * as search from './migrations/20261123-search.ts'
import * as recipients from './migrations/20261124-recipients.ts'
import * as arrivingEnquiries from './migrations/20261125-arriving-enquiries.ts'
import * as noAnnouncements from './migrations/20261128-no-announcements.ts'
import * as searchSpellings from './migrations/20261128-search-spellings.ts'
import * as auditNotReplaced from './migrations/20261129-audit-not-replaced.ts'

/** One that does nothing any more: a later migration takes back what it did, or does the same for every row. */
const withoutEffect = { up: async () => {} }

/** Every migration in the order it is applied. Names stay for ever: each database remembers which it has had. */
const migrations: Record<string, Pick<Knex.Migration, 'up'>> = {
  '20261120-enquiries': enquiries,
  '20261120-enquiry-events': enquiryEvents,
  '20261120-rate-limits': rateLimits,
  '20261120-appointments-and-users': appointmentsAndUsers,
  '20261122-notifications': notifications,
  '20261122-staff-changes': staffChanges,
  '20261123-search': search,
  '20261124-recipients': recipients,
  '20261124-announce-changes': withoutEffect,
  '20261125-arriving-enquiries': arrivingEnquiries,
  '20261126-british-numbers': withoutEffect,
  '20261128-search-spellings': searchSpellings,
  '20261128-no-announcements': noAnnouncements,
  '20261129-audit-not-replaced': auditNotReplaced,
}

/** Knex insists on one. A first start applies all migrations as one batch, so undoing the last batch would drop every enquiry. */
const down = () => {
  throw new Error(
    'Nothing was undone: it can delete enquiries. To go back, restore a backup: clinic db restore.',
  )
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Imported, not read from a directory, so that the bundled service carries its migrations. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => [...migrationNames],
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name]
    if (!migration) throw new Error(`There is no migration named ${name}.`)
    return { ...migration, down }
  },
}
