/** What an erasure did: proof without personal data, and what is still to be done. */
export interface Erasure {
  receipt: {
    /** ISO 8601 in UTC. */
    erasedAt: string
    actor: string
    references: string[]
    /** Rows deleted, by table. */
    rows: Record<string, number>
    mails: number
  }
  /** False when the bytes are still in the database file. */
  freed: boolean
  /** Folders of backups whose list of erased references could not be written; a restore from them would bring rows back. */
  unwritable: string[]
}

/** What has to be retyped before these go, the oldest first: the newest reference, or a word where there is none. */
export const wordToRetype = (references: readonly string[]): string => references.at(-1) ?? 'ERASE'

/** What is said before the {@link finishingCommand}, whichever it is that keeps the file from being rewritten. */
export const unfreedWords =
  'The rows are erased, but their bytes are still in the database file, since another program is reading it or its disk is full. End that program or free space, then finish in a terminal with:'

export const finishingCommand = ({ references }: Erasure['receipt']): string =>
  `clinic privacy erase --reference ${references.join(' ')} --confirm ${references.at(-1)}`

export const unwritableWords = (folder: string): string =>
  `${folder} could not be written to. Before a backup from it is restored, run "clinic db backup" into it once.`
