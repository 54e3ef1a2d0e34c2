import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { parseReference } from '../../../../schemas/enquiry-reference.ts'
import { useFocusWhenShown } from '../../parts/focus-when-shown.ts'
import type { useEnquiryList } from './list/use-enquiry-list.ts'
import { neighbour, nextAfter } from './next-enquiry.ts'

/** Opens an enquiry beside the list, or only the list. */
export function useOpen() {
  const navigate = useNavigate()
  return (next: string | undefined) => {
    // The address is read now, since an undo may call this long after, when the filter or the enquiry is another one.
    const { pathname: shown } = location
    const pathname = next ? `/enquiries/${next}` : '/enquiries'
    // What other pages have in the address, such as how far back Figures go, filters no list.
    const search = shown.startsWith('/enquiries') ? location.search : ''
    // Synchronously: otherwise the next key would act on the previous enquiry.
    return navigate({ pathname, search }, { flushSync: true, replace: pathname === shown })
  }
}

/** The reference in the address, read as a person may have typed it. */
export function useReference(): string | undefined {
  const { reference } = useParams()
  return reference && (parseReference(reference) ?? reference)
}

/** The enquiry whose row in the list has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[role=row][data-key]')?.dataset.key

/** Which enquiry of a list is open, and how to open another. Leaving it focuses its row, or the search field if that was asked for. */
export function useOpened({ enquiries, filter, query }: ReturnType<typeof useEnquiryList>) {
  const { isPending, isPlaceholderData } = query
  const reference = useReference()
  const open = useOpen()
  const index = enquiries.findIndex((one) => one.reference === reference)
  const key = JSON.stringify([reference, filter])
  const listed = useRef({ key: '', index: 0 })
  useEffect(() => {
    if (index >= 0 && !isPlaceholderData) listed.current = { key, index }
  })
  /** The row that it had in this list, even if somebody has moved it out of the list since. */
  const place = () => (listed.current.key === key ? listed.current.index : undefined)
  const [queuedStep, setQueuedStep] = useState<1 | -1>()
  const step = (by: 1 | -1) => () => {
    const next = neighbour(enquiries, reference ?? focusedRow(), by, place())
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
    isListed: index >= 0,
    open,
    openNext: () => open(nextAfter(enquiries, reference, place())),
    next: step(1),
    previous: step(-1),
    /** Sets whether leaving the enquiry focuses the search field. */
    setSearchRequested,
  }
}
