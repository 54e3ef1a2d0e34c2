import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useFocusWhenShown } from '../../parts/focus-when-shown.ts'
import type { useEnquiryList } from './list/use-enquiry-list.ts'
import { neighbour } from './next-enquiry.ts'

/** Which enquiry of a list is open, and the ways to another. Whoever leaves it finds its row with the focus, or the search field. */
export function useOpened({ enquiries, query: { isPending } }: ReturnType<typeof useEnquiryList>) {
  const { reference } = useParams()
  const navigate = useNavigate()
  const open = (next: string | undefined) =>
    navigate(
      // An undo may ask for it long after: with the filter of then.
      { pathname: next ? `/enquiries/${next}` : '/enquiries', search: location.search },
      // Else the next key would act on the enquiry before.
      { flushSync: true },
    )
  const [early, setEarly] = useState<1 | -1>()
  const step = (by: 1 | -1) => () => {
    const next = neighbour(enquiries, reference, by)
    if (next) open(next)
    setEarly(isPending ? by : undefined)
  }
  // A key that was pressed before the list came acts once it is there.
  useEffect(() => {
    if (early && !isPending) step(early)()
  })
  const [last, setLast] = useState(reference)
  if (reference && reference !== last) setLast(reference)
  const [isSought, setSought] = useState(false)
  const toFocus = isSought ? '[type=search]' : `.enquiry-grid [data-key="${last}"]`
  useFocusWhenShown(reference || !last ? undefined : toFocus)
  return {
    reference,
    last,
    open,
    next: step(1),
    previous: step(-1),
    /** Whether it is the search field that gets the focus. */
    setSought,
  }
}
