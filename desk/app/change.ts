import type { DeskChange, StatusChange } from '../../schemas/desk.ts'
import { restrictedSentences } from '../../schemas/held-words.ts'
import { errorSentence, isUnanswered } from './error-sentence.ts'
import { queries } from './queries.ts'
import { RequestError, send } from './request.ts'
import { showToast } from './toasts/toast-store.ts'

export interface ChangeOptions {
  /** Whether the toast offers Undo. */
  canUndo?: boolean
  /** Called once the change has failed: whether the form shows why. Otherwise a toast does. */
  showsProblem?: () => boolean
  /** Called when the toast's Undo has undone the change. */
  onUndone?: () => void
}

/** Audit events that this tab caused. Their actor does not show that: the same person may use another tab or the terminal. */
const ownEvents = new Set<number>()
let sending = 0

/** Whether this tab caused an event, as far as the desk has answered. */
export const wasSentHere = (id: number): boolean => ownEvents.has(id)

/** Whether this tab caused an event, or may have, because one of its changes is under way. */
export const isOwnEvent = (id: number): boolean => sending > 0 || ownEvents.has(id)

export type Outcome = { changes: DeskChange[] } | Failure

export interface Failure {
  problem: string
  /** Whether the desk refused it (409), as it does when somebody else has changed or erased the enquiry. */
  isConflict: boolean
  /** Whether no response arrived: the change may have been saved all the same. */
  isUnanswered: boolean
}

/** Sends a change, shows in a toast what was done or why not, and refetches what is on the screen. */
export async function change(
  method: string,
  path: string,
  body: unknown,
  { canUndo = true, showsProblem, onUndone }: ChangeOptions = {},
): Promise<Outcome> {
  sending += 1
  try {
    const response = await send(method, path, body)
    const changes = (await response.json()) as DeskChange[]
    for (const { id } of changes) ownEvents.add(id)
    showToast({
      lines: doneLines(changes),
      isProblem: false,
      eventId: canUndo ? changes[0]?.id : undefined,
      onUndone,
    })
    return { changes }
  } catch (error) {
    const problem = errorSentence(error)
    if (!showsProblem?.()) showToast({ lines: problem.split('\n'), isProblem: true })
    const isConflict = error instanceof RequestError && error.status === 409
    return { problem, isConflict, isUnanswered: isUnanswered(error) }
  } finally {
    sending -= 1
    void queries.invalidateQueries()
  }
}

/** Moves all the enquiries in `expected`, or none. It maps each reference to the status that was shown. */
export function moveTo(
  status: StatusChange['status'],
  expected: StatusChange['expected'],
  { note, ...options }: ChangeOptions & Pick<StatusChange, 'note'> = {},
): Promise<Outcome> {
  const body: StatusChange = { references: Object.keys(expected), status, expected, ...(note && { note }) }
  return change('POST', '/api/enquiries/status', body, options)
}

function doneLines(changes: DeskChange[]): string[] {
  const [first] = changes
  const count = new Set(changes.map(({ reference }) => reference)).size
  const lines =
    !first || count === 1
      ? changes.map(({ words }) => words)
      : [`${count} enquiries: ${first.action === 'undone' ? 'undone' : first.after}`]
  return [...lines, ...restrictedSentences(changes)]
}
