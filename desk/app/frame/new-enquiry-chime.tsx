import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Today } from '../../../schemas/today.ts'
import { announcing } from '../parts/announcing.ts'
import { chime } from '../parts/chime.ts'

/** Chimes when more enquiries wait than before, if that is switched on. */
export function NewEnquiryChime() {
  const isOn = announcing.use()
  const { data } = useQuery<Today>({ queryKey: ['/api/today'], enabled: isOn })
  const before = useRef<number>(undefined)
  const waiting = data?.waiting
  useEffect(() => {
    if (isOn && waiting !== undefined && before.current !== undefined && waiting > before.current) chime()
    before.current = waiting
  }, [isOn, waiting])
  return null
}
