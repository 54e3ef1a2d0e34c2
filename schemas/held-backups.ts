import { counted } from './counted.ts'
import { addDays, londonDate } from './time/calendar-date.ts'
import { longDate } from './time/long-date.ts'

/** Backups that may hold a person's data: how many rotation will delete, when the last of those goes, and which ones stay. */
export interface HeldBackups {
  rotated: number
  /** ISO 8601 in UTC. */
  lastRemoval?: string
  /** Files that stay until somebody deletes them. */
  kept: string[]
  /** Folders that cannot be read now. */
  unreadable: string[]
}

interface Copies {
  /** `until`: when rotation deletes it. */
  copies: readonly { file: string; until?: Date | undefined }[]
  unreadable: string[]
}

export function heldBackups({ copies, unreadable }: Copies): HeldBackups {
  const rotated = copies.flatMap(({ until }) => (until ? [until.toISOString()] : [])).sort()
  const lastRemoval = rotated.at(-1)
  return {
    rotated: rotated.length,
    ...(lastRemoval && { lastRemoval }),
    kept: copies.filter(({ until }) => !until).map(({ file }) => file),
    unreadable,
  }
}

/** Which backups may hold the data, and until when, one sentence each. The first daily backup after a copy's time deletes it. */
export function backupSentences({ rotated, lastRemoval, kept, unreadable }: HeldBackups): string[] {
  const number = counted(rotated, 'backup')
  const sentences = [
    ...(lastRemoval
      ? [
          `${number} may hold this data; the last will be removed by ${longDate(addDays(londonDate(new Date(lastRemoval)), 1))}.`,
        ]
      : []),
    ...kept.map((file) => `${file} may hold this data, until somebody deletes it.`),
    ...unreadable.map((folder) => `${folder} cannot be read now; backups in it may hold this data.`),
  ]
  return sentences.length > 0 ? sentences : ['No known backup holds this data.']
}
