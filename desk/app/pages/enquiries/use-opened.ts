import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useFocusWhenShown } from '../../parts/focus-when-shown.ts'
import type { useEnquiryList } from './list/use-enquiry-list.ts'
import { neighbour } from './next-enquiry.ts'

/** Opens an enquiry beside the list, or only the list. */
export function useOpen() {
  const navigate = useNavigate()
  return (next: string | undefined) =>
    navigate(
      // Read now, since an undo may call this long after, when the filter has changed.
      { pathname: next ? `/enquiries/${next}` : '/enquiries', search: location.search },
      // Otherwise the next key would act on the previous enquiry.
      { flushSync: true },
    )
}

/** Which enquiry of a list is open, and how to open another. Leaving it focuses its row, or the search field if that was asked for. */
export function useOpened({ enquiries, query: { isPending } }: ReturnType<typeof useEnquiryList>) {
  const { reference } = useParams()
  const open = useOpen()
  const [queuedStep, setQueuedStep] = useState<1 | -1>()
  const step = (by: 1 | -1) => () => {
    const next = neighbour(enquiries, reference, by)
    if (next) open(next)
    setQueuedStep(isPending ? by : undefined)
  }
  // A key that was pressed while the list was loading acts once it has loaded.
  useEffect(() => {
    if (queuedStep && !isPending) step(queuedStep)()
  })
  const [last, setLast] = useState(reference)
  if (reference && reference !== last) setLast(reference)
  const [isSearchRequested, setSearchRequested] = useState(false)
  const toFocus = isSearchRequested ? '[type=search]' : `.enquiry-grid [data-key="${last}"]`
  useFocusWhenShown(reference || !last ? undefined : toFocus)
  return {
    reference,
    last,
    open,
    next: step(1),
    previous: step(-1),
    /** Sets whether leaving the enquiry focuses the search field. */
    setSearchRequested,
  }
}
