import { Refusal } from '../refusal.ts'

/** This and the messages below serve both kinds of database. */
export const changedMeanwhile = (): Refusal =>
  new Refusal(
    'databaseUnavailable',
    'Nothing was restored: somebody changed or erased enquiries meanwhile, and the restore would undo that. Restore again.',
  )

export const inUse =
  'Nothing was restored: a desk or another command uses this database. Close it, and restore again.'

export const wasCutOff = (error: unknown): string =>
  `The restore was cut off: what was there before, or the backup, is in place. ${error instanceof Error ? error.message : error} Put that right, and restore again.`
