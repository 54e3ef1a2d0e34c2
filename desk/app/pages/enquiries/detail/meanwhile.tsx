import { useState } from 'react'
import type { DeskEvent } from '../../../../../schemas/desk.ts'
import { isOwnEvent } from '../../../change.ts'

/** Says what was done elsewhere since the enquiry was opened: a screen reader would not say that its buttons changed. */
export function Meanwhile({ history }: { history: DeskEvent[] }) {
  const [known] = useState(history.length)
  const news = history.slice(known).filter(({ id }) => !isOwnEvent(id))
  const words = news.map(({ words, actor }) => `${words}, by ${actor}`).join('; ')
  return <span role="status">{words && `Meanwhile: ${words}`}</span>
}
