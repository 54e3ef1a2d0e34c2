import { type RefObject, useLayoutEffect, useState } from 'react'
import { rem } from '../../../parts/rem.ts'

/** A row's height, which grows with the text size: two lines, three in a narrow window, seven if the text is large for it (list.css). */
function rowHeightIn(width: number): number {
  if (!matchMedia('(width < 30rem)').matches) return 3.875 * rem()
  return (width < 15 * rem() ? 10.5 : 5.5) * rem()
}

/** The height of the list and of its rows in pixels, measured when the list changes size, as it does with the text size. */
export function useListSize(list: RefObject<HTMLElement | null>): { height: number; rowHeight: number } {
  const [height, setHeight] = useState(0)
  const [rowHeight, setRowHeight] = useState(() => rowHeightIn(innerWidth))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      setHeight(entry.contentRect.height)
      setRowHeight(rowHeightIn(entry.contentRect.width))
    })
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  return { height, rowHeight }
}
