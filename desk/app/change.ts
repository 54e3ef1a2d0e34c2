import type { DeskChange, StatusChange } from '../../schemas/desk.ts'
import { errorSentence, isUnanswered } from './error-sentence.ts'
import { queries } from './queries.ts'
import { RequestError, send } from './request.ts'
import { showToast } from './toasts/toast-store.ts'

interface ChangeOptions {
  /** Whether the toast offers to take it back. */
  canUndo?: boolean
  /** Whether the form shows why it failed, asked once it has; otherwise a toast does. */
  showsProblem?: () => boolean
  /** Called when the toast's undo has taken it back. */
  onUndone?: () => void
}

/** More enquiries than these are moved after a question only, and are not named in the bar that moves them. */
export const fewEnquiries = 5

/** The events that this tab has caused; others may act under the same name, in another tab or in the terminal. */
const ownEvents = new Set<number>()
let sending = 0

/** Whether an event is this tab's own, or may be while a change of it is under way. */
export const isOwnEvent = (id: number): boolean => sending > 0 || ownEvents.has(id)

export type Outcome = { changes: DeskChange[] } | Failure

export interface Failure {
  problem: string
  /** Whether the desk would not do it, since somebody has changed the same. */
  isRefused: boolean
  /** Whether the answer was lost: the change may have been kept all the same. */
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
    const isRefused = error instanceof RequestError && error.status === 409
    return { problem, isRefused, isUnanswered: isUnanswered(error) }
  } finally {
    sending -= 1
    void queries.invalidateQueries()
  }
}

/** Moves all the enquiries of `expected` or none; it names the status in which each was shown. */
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
  if (!first || count === 1) return changes.map(({ words }) => words)
  return [`${count} enquiries: ${first.action === 'undone' ? 'undone' : first.after}`]
}
