import { useEffect, useRef } from 'react'
import { useAnnounced } from '../parts/announcing.ts'
import { chime } from '../parts/chime.ts'

/** Chimes when an enquiry has arrived, if that is switched on. */
export function NewEnquiryChime() {
  const arrivals = useAnnounced()?.arrivals
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (arrivals !== undefined && before.current !== undefined && arrivals > before.current) chime()
    before.current = arrivals
  }, [arrivals])
  return null
}
