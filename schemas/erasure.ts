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
  /** False when the erased bytes are still in the database file. */
  freed: boolean
  /** Folders of backups whose list of erased references could not be written; a restore from them would bring rows back. */
  unwritable: string[]
}

/** What has to be retyped to erase these references, oldest first: the newest one, or a word if there is none. */
export const wordToRetype = (references: readonly string[]): string => references.at(-1) ?? 'ERASE'

const unfreed =
  'The rows are erased, but their bytes are still in the database file, because another program is reading it, or its disk or the memory has too little room. Close that program or free space'

/** Said when bytes are left and no command can remove them. */
export const unfreedWords = `${unfreed}; the next erasure overwrites them.`

/** Said when bytes are left but nothing was found to erase: an earlier erasure may have been cut off. */
export const unfreedBefore =
  'What was erased before may still stand in the database file, because another program is reading it, or its disk or the memory has too little room. Close that program or free space, and try again.'

/** What to do when bytes are left, and the command that does it, if there is one. */
export const finishing = ({ references }: Erasure['receipt']): [words: string, command?: string] =>
  references.length === 0
    ? [unfreedWords]
    : [
        `${unfreed}, then finish in a terminal with:`,
        `clinic privacy erase --reference ${references.join(' ')} --confirm ${references.at(-1)}`,
      ]

/** Said after an erasure; which backups may hold a copy is shown before it. */
export const erasedAgainSentence =
  'If a backup that holds a copy is restored, these enquiries are erased again.'

export const unwritableWords = (folder: string): string =>
  `${folder} could not be written to. Before a backup from it is restored, run "clinic db backup" into it once.`
