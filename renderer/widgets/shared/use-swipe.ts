import { type PointerEvent, useRef } from 'react'

/** A movement of fewer CSS pixels is a press, not a swipe. */
const slop = 5
/** A swipe counts if it is longer than this, in CSS pixels. */
const swipeDistance = 50

interface SwipeHandlers {
  /** Called during the movement, with the distance to the right in CSS pixels. */
  onMove?: (distance: number) => void
  /** Called at the end; the distance is 0 if it was short, or the browser took over the gesture. */
  onEnd: (distance: number) => void
}

/**
 * A sideways swipe by finger or pen. A press on a control inside stays a press; a mouse selects text, and in a page that is zoomed in a
 * finger moves the view.
 */
export function useSwipe({ onMove, onEnd }: SwipeHandlers) {
  const start = useRef<{ x: number; id: number; moved: boolean }>(undefined)
  const finish = (event: PointerEvent, distance: number) => {
    const swipe = start.current
    if (!swipe || swipe.id !== event.pointerId) return
    start.current = undefined
    if (swipe.moved) onEnd(Math.abs(distance) > swipeDistance ? distance : 0)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const isZoomed = (visualViewport?.scale ?? 1) > 1
      if (event.isPrimary && event.pointerType !== 'mouse' && !isZoomed)
        start.current = { x: event.clientX, id: event.pointerId, moved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const swipe = start.current
      if (!swipe || swipe.id !== event.pointerId) return
      const distance = event.clientX - swipe.x
      if (!swipe.moved && Math.abs(distance) < slop) return
      if (!swipe.moved) event.currentTarget.setPointerCapture(event.pointerId)
      swipe.moved = true
      onMove?.(distance)
    },
    onPointerUp: (event: PointerEvent) => finish(event, event.clientX - (start.current?.x ?? event.clientX)),
    onPointerCancel: (event: PointerEvent) => finish(event, 0),
  }
}
