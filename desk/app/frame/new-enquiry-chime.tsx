import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DeskToday } from '../../../schemas/today.ts'
import { announcing } from '../parts/announcing.ts'
import { chime } from '../parts/chime.ts'

/** Chimes when an enquiry has arrived, if that is switched on. */
export function NewEnquiryChime() {
  const isOn = announcing.use()
  const { data } = useQuery<DeskToday>({ queryKey: ['/api/today'], enabled: isOn })
  const before = useRef<number>(undefined)
  const arrivals = data?.arrivals
  useEffect(() => {
    if (isOn && arrivals !== undefined && before.current !== undefined && arrivals > before.current) chime()
    before.current = arrivals
  }, [isOn, arrivals])
  return null
}
