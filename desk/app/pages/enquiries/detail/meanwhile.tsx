import { useState } from 'react'
import type { DeskEvent } from '../../../../../schemas/desk.ts'
import { isOwnEvent } from '../../../change.ts'

/** Says what was last done elsewhere since the enquiry was opened or moved here: a screen reader would not say that it has changed. */
export function Meanwhile({ history }: { history: DeskEvent[] }) {
  const [known] = useState(history.at(-1)?.id)
  const seen = history.findLastIndex(({ id, to }) => id === known || (to && isOwnEvent(id)))
  const news = history.slice(seen + 1).findLast(({ id }) => !isOwnEvent(id))
  return <span role="status">{news && `Meanwhile: ${news.words}, by ${news.actor}`}</span>
}
