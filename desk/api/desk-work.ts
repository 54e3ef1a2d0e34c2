import type { Knex } from 'knex'
import type { Places } from '../../staff/places.ts'
import type { ContentReport } from './content-report.ts'

/** What the desk's routes work with. */
export interface DeskWork {
  db: Knex
  /** The name that the audit records for each change. */
  actor: string
  /** The project's directory, which holds `content/` and the built site. */
  root: string
  clock: () => Date
  /** Where backups and mails are kept. */
  places: Places
  content: ContentReport
}
