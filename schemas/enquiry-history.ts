import type { EnquiryStatus } from './enquiry-status.ts'

/** What staff may do to an enquiry, and undo. */
export const changeActions = [
  'moved',
  'corrected',
  'noted',
  'note corrected',
  'note removed',
  'edited',
  'ring-back',
  'restricted',
  'released',
] as const

export type ChangeAction = (typeof changeActions)[number]

/** Whatever may have changed an enquiry since it was received. */
export const changesAndUndos = [...changeActions, 'undone'] as const

/**
 * `read`: many enquiries were shown at once, and the event names none. `undone`: an earlier change was taken back. `corrected`:
 * given the status it should have had. `disclosed` to the person concerned; `purged` when the retention period was over.
 */
export type EventAction =
  | ChangeAction
  | 'received'
  | 'undone'
  | 'exported'
  | 'read'
  | 'disclosed'
  | 'erased'
  | 'purged'

/** Details that a visitor may have mistyped and staff may correct, each with its label. */
export const detailNames = {
  name: 'Name',
  dateOfBirth: 'Date of birth',
  email: 'Email',
  phone: 'Phone',
} as const
export type CorrectableField = keyof typeof detailNames
export const correctableFields = Object.keys(detailNames) as CorrectableField[]

/** Values of an enquiry that staff may change; its history keeps the old and the new one. */
export type ChangedField = CorrectableField | 'ringBackAt'

/** One thing that happened to an enquiry. `at` is ISO 8601 in UTC. */
export interface HistoryEntry {
  id: number
  at: string
  actor: string
  action: EventAction
  from: EnquiryStatus | null
  to: EnquiryStatus | null
  /** What was edited, with its values before and after. */
  field: ChangedField | null
  before: string | null
  after: string | null
  note: string | null
  /** The note's number within its enquiry, from 1; all its versions share it. */
  noteNumber: number | undefined
  /** The note is an earlier version, or was taken back. */
  struck: boolean
  /** The event was taken back. */
  undone: boolean
  /** The id of the event that this one takes back, or whose note it corrects or removes. */
  refersTo: number | null
}

/** What was done to one person's enquiry. */
export interface Change {
  /** The id of its audit row, by which it can be taken back. */
  id: number
  reference: string
  name: string
  restricted: boolean
  action: (typeof changesAndUndos)[number]
  /** For `undone`: the action that was taken back. */
  undid?: ChangeAction
  field?: 'status' | ChangedField
  before?: string | undefined
  after?: string | undefined
  /** The time to ring back that the move cleared. */
  ringBackCleared?: string | undefined
  /** The time to ring back that the correction or undo of such a move set again. */
  ringBackRestored?: string | undefined
  /** The note of the change that was taken back is struck out. */
  noteStruck?: boolean
  /** Words that were removed are still in the database file. */
  bytesLeft?: true
}
