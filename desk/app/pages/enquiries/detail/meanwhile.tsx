import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskEvent } from '../../../../../schemas/desk.ts'

/** Says what somebody else has done to the enquiry since it was opened; a screen reader would not say that its buttons changed. */
export function Meanwhile({ history }: { history: DeskEvent[] }) {
  const { data: me } = useQuery<{ actor: string }>({ queryKey: ['/api/me'] })
  const latest = history.at(-1)
  const [known] = useState(latest?.id)
  const isNews = me && latest && latest.id !== known && latest.actor !== me.actor
  return <span role="status">{isNews && `Meanwhile: ${latest.words}, by ${latest.actor}`}</span>
}
