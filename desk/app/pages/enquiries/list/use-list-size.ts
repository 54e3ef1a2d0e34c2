import { type RefObject, useLayoutEffect, useState } from 'react'
import { rem } from '../../../parts/rem.ts'

/** A row's height in rem, so that rows grow with the browser's text size: two lines, or three in a narrow window (list.css). */
const rowRem = () => (matchMedia('(max-width: 30rem)').matches ? 5.5 : 3.875)

const rowHeightNow = () => rowRem() * rem()

/** The height of the list and of its rows in pixels, measured when the list changes size, as it does with the text size. */
export function useListSize(list: RefObject<HTMLElement | null>): { height: number; rowHeight: number } {
  const [height, setHeight] = useState(0)
  const [rowHeight, setRowHeight] = useState(rowHeightNow)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setHeight(entry?.contentRect.height ?? 0)
      setRowHeight(rowHeightNow())
    })
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  return { height, rowHeight }
}
