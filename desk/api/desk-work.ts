import type { Knex } from 'knex'
import type { Places } from '../../staff/places.ts'
import type { ContentReport } from './content-report.ts'

/** What the desk's routes work with. */
export interface DeskWork {
  db: Knex
  /** Who changes things, for the audit. */
  actor: string
  /** The project's directory, where `content/` and the built site lie. */
  root: string
  clock: () => Date
  /** Where backups and mails are kept. */
  places: Places
  content: ContentReport
}
