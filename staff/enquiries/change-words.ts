import type { LastChange, RefusedEnquiry } from '../../database/enquiries/change-refused.ts'
import type { PastChange } from '../../database/enquiries/undo-change.ts'
import {
  type Change,
  type ChangeAction,
  type ChangedField,
  changeActions,
  detailNames,
  type EventAction,
  type HistoryEntry,
} from '../../schemas/enquiry-history.ts'
import { type EnquiryStatus, statusTransitions } from '../../schemas/enquiry-status.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { longDate } from '../../schemas/time/long-date.ts'

/** `Emma Clarke, ENQ-7F3K-9QW2`. */
export const enquiryLabel = ({ name, reference }: { name?: string | null | undefined; reference: string }) =>
  name ? `${name}, ${reference}` : reference

/** `Emma Clarke, ENQ-7F3K-9QW2: new -> contacted` */
export function changeLine(change: Change): string {
  const { undid, ringBackCleared, ringBackRestored, noteStruck } = change
  const text = undid ? undoText(undid, change) : changeText(change)
  const ringBack = ringBackWords(ringBackCleared, ringBackRestored)
  const note = noteStruck && undid !== 'noted' ? ', note struck out' : ''
  const undone = undid === 'note corrected' ? 'correction undone' : undid && 'undone'
  return `${enquiryLabel(change)}: ${withRemarks(text, undone, ringBack)}${note}`
}

/** What a change of the past was, without its note: `new -> contacted`. */
export function pastWords({ from, to, ...past }: PastChange): string {
  return changeWords(from ? { ...past, field: null, before: from, after: to } : past)
}

function changeText({ action, ...change }: Change): string {
  if (action === 'undone') return 'undone'
  return action === 'noted' ? 'note added' : changeWords({ ...change, action })
}

/** What is in force again after an undo. */
function undoText(undid: ChangeAction, change: Change): string {
  const moved = changeWords({ ...change, action: 'moved' })
  const edited = changeWords({ ...change, action: 'edited' })
  const opposite: Record<ChangeAction, string> = {
    moved,
    corrected: moved,
    noted: 'note struck out',
    'note corrected': 'the earlier note is back',
    'note removed': 'the note is back',
    edited,
    'ring-back': edited,
    restricted: changeWords({ action: 'released' }),
    released: changeWords({ action: 'restricted' }),
  }
  return opposite[undid]
}

/** A value before or after a change, if there was one. */
type Value = string | null | undefined

/** What became of the time to ring back: cleared by itself or by a move, or set again by the correction of one. */
function ringBackWords(cleared: Value, restored: Value): Value {
  if (restored) return `ring-back of ${ukTime(restored)} set again`
  return cleared && `ring-back of ${ukTime(cleared)} cleared`
}

function withRemarks(text: string, ...all: (Value | false)[]): string {
  const remarks = all.filter(Boolean).join(', ')
  return remarks ? `${text} (${remarks})` : text
}

/** An event in the history, and whether it was undone, struck out or has lost its text. */
export function eventWords(entry: HistoryEntry, all: readonly HistoryEntry[]): string {
  const { action, noteNumber, note, undone } = entry
  const status =
    entry.from && entry.to ? { field: 'status' as const, before: entry.from, after: entry.to } : {}
  const earlier = action === 'undone' ? all.find(({ id }) => id === entry.refersTo) : undefined
  const words: Record<Exclude<EventAction, ChangeAction>, string> = {
    received: `received as ${entry.to}`,
    exported: 'exported',
    read: 'read',
    disclosed: 'a copy was made for the person concerned',
    erased: 'erased',
    purged: 'deleted after the retention period',
    undone: `undid: ${earlier ? plainWords(earlier) : 'an earlier change'}`,
  }
  const ringBack = entry.to && entry.field === 'ringBackAt' && ringBackWords(entry.before, entry.after)
  const text = isChange(action) ? changeWords({ ...entry, ...status, action }) : words[action]
  const number =
    noteNumber === undefined ? '' : action.startsWith('note') ? ` ${noteNumber}` : `, note ${noteNumber}`
  const isGone = noteNumber !== undefined && note === null && action !== 'note removed'
  const state = undone ? 'undone' : entry.struck && 'struck out'
  return withRemarks(text + number, ringBack, state, isGone && 'text removed')
}

const isChange = (action: EventAction): action is ChangeAction =>
  (changeActions as readonly EventAction[]).includes(action)

function plainWords(entry: HistoryEntry): string {
  return eventWords({ ...entry, undone: false, struck: false }, [])
}

interface Described {
  action: ChangeAction
  field?: Change['field'] | null | undefined
  before?: Value
  after?: Value
}

function changeWords({ action, field, before, after }: Described): string {
  const edited = field && field !== 'status' ? fieldWords(field, before, after) : 'edited'
  return {
    moved: `${before} -> ${after}`,
    corrected: `corrected, ${before} -> ${after}`,
    noted: 'note',
    'note corrected': 'corrected note',
    'note removed': 'removed note',
    edited,
    'ring-back': edited,
    restricted: 'restricted',
    released: 'no longer restricted',
  }[action]
}

function fieldWords(field: ChangedField, before: Value, after: Value): string {
  if (field !== 'ringBackAt') {
    const shown = (value: Value) => (field === 'dateOfBirth' ? longDate(value ?? '') : (value ?? ''))
    return `${detailNames[field].toLowerCase()} ${shown(before)} -> ${shown(after)}`
  }
  if (!after) return ringBackWords(before, undefined) || 'no ring-back'
  return `ring back ${ukTime(after)}${before ? ` instead of ${ukTime(before)}` : ''}`
}

/** Why one enquiry was not changed, with who changed it last. */
export function refusalText(refusal: RefusedEnquiry, to: EnquiryStatus | undefined): string {
  const { reason, status, ringBackAt, last } = refusal
  const who = enquiryLabel(refusal)
  if (reason === 'absent') return `${who} no longer exists. It may have been erased.`
  if (reason === 'changed') return `${who} was changed meanwhile${last ? `: ${lastChangeWords(last)}` : ''}.`
  if (reason === 'same details') return `${who} already has these details.`
  if (reason === 'same note') return `The note of ${who} says that already.`
  if (reason === 'same ring-back')
    return ringBackAt
      ? `${who} is already to be rung back on ${ukTime(ringBackAt)}.`
      : `${who} has no ring-back to clear.`
  if (reason === 'restricted') return `${who} is already restricted.`
  if (reason === 'not restricted' || !status || !to) return `${who} is not restricted.`
  if (status === to) return `${who} is already ${status}${last ? `: ${lastChangeWords(last)}` : ''}.`
  const why = last ? ` (${lastChangeWords(last)})` : ''
  return `${who} is ${status}${why} and cannot become ${to}; it can become ${statusTransitions[status].join(', ')}.`
}

/** Whether a correction would do what the table of transitions forbids. */
export function canBeCorrected({ reason, status }: RefusedEnquiry, to: EnquiryStatus | undefined): boolean {
  return reason === 'status' && to !== undefined && status !== to
}

function lastChangeWords({ actor, at, action, from, to }: LastChange): string {
  const when = ukTime(at)
  const move = from && to ? ` ${from} -> ${to}` : ''
  const actions: Record<LastChange['action'], string> = {
    moved: `moved it${move}`,
    corrected: `corrected it${move}`,
    undone: `undid a change${move && `,${move}`}`,
    noted: 'added a note',
    'note corrected': 'corrected a note',
    'note removed': 'removed a note',
    edited: 'corrected its details',
    'ring-back': 'set or cleared its ring-back',
    restricted: 'restricted it',
    released: 'lifted its restriction',
  }
  return `${actor} ${actions[action]} on ${when}`
}
