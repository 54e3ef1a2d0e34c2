import { useState } from 'react'
import type { DeskEvent } from '../../../../../schemas/desk.ts'
import { isOwnEvent } from '../../../change.ts'

/** Says what was last done elsewhere since the enquiry was opened: a screen reader would not say that its buttons changed. */
export function Meanwhile({ history }: { history: DeskEvent[] }) {
  const latest = history.at(-1)
  const [known] = useState(latest?.id)
  const isNews = latest && latest.id !== known && !isOwnEvent(latest.id)
  return <span role="status">{isNews && `Meanwhile: ${latest.words}, by ${latest.actor}`}</span>
}
