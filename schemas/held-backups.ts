import { counted } from './counted.ts'
import { addDays, londonDate } from './time/calendar-date.ts'
import { longDate } from './time/long-date.ts'

/** Backups that may hold a person's data: how many rotation will delete, when the last of those goes, and which ones may stay. */
export interface HeldBackups {
  rotated: number
  /** ISO 8601 in UTC. */
  lastRemoval?: string
  /** Folders of backups that only another backup into that folder removes, though daily ones are taken elsewhere now. */
  left: string[]
  /** Files that stay until somebody deletes them. */
  kept: string[]
  /** Folders that cannot be read now. */
  unreadable: string[]
}

interface Copies {
  /** `until`: when rotation deletes it. */
  copies: readonly { file: string; until?: Date | undefined; leftIn?: string }[]
  unreadable: string[]
}

export function heldBackups({ copies, unreadable }: Copies): HeldBackups {
  const rotated = copies.flatMap(({ until }) => (until ? [until.toISOString()] : [])).sort()
  const lastRemoval = rotated.at(-1)
  return {
    rotated: rotated.length,
    ...(lastRemoval && { lastRemoval }),
    left: [...new Set(copies.flatMap(({ leftIn }) => leftIn ?? []))],
    kept: copies.filter(({ until, leftIn }) => !until && !leftIn).map(({ file }) => file),
    unreadable,
  }
}

/** Which backups may hold the data, and until when, one sentence each. The first daily backup after a copy's time deletes it. */
export function backupSentences(held: HeldBackups): string[] {
  const { rotated, lastRemoval } = held
  const number = counted(rotated, 'backup')
  const sentences = [
    ...(lastRemoval
      ? [
          `${number} may hold this data; the last will be removed by ${longDate(addDays(londonDate(new Date(lastRemoval)), 1))}.`,
        ]
      : []),
    ...stayingSentences(held, 'this data'),
  ]
  return sentences.length > 0 ? sentences : ['No known backup holds this data.']
}

/** Which copies may hold it and have no date on which they go. */
export const stayingSentences = ({ left, kept, unreadable }: HeldBackups, what: string): string[] => [
  ...kept.map((file) => `${file} may hold ${what}, until somebody deletes it.`),
  ...left.map(
    (folder) =>
      `Backups in ${folder} may hold ${what}. Only a backup into that folder with --keep removes them; if you take none there any more, delete them.`,
  ),
  ...unreadable.map((folder) => `${folder} cannot be read now; backups in it may hold ${what}.`),
]
