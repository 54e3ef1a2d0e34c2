import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { useHover } from 'react-aria/useHover'
import { onEarlyFocusLeave, onEarlyPointerLeave } from '../shared/early-interaction.ts'

/**
 * Whether an element is visible (in view, in a tab on screen) and whether a pointer or the focus is on it.
 *
 * @param onLeave called when neither pointer nor focus is on it any more
 */
export function useInteraction(ref: RefObject<HTMLElement | null>, onLeave: () => void) {
  const [isInView, setInView] = useState(false)
  const [isTabVisible, setTabVisible] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { hoverProps } = useHover({ onHoverChange: setHovered })
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setFocused })
  const isInteracting = isHovered || isFocused
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => {
    if (!isInteracting) latest.current()
  }, [isInteracting])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const stopPointer = onEarlyPointerLeave(element, () => setHovered(false))
    const stopFocus = onEarlyFocusLeave(element, () => setFocused(false))
    setHovered(stopPointer !== undefined)
    setFocused(stopFocus !== undefined)
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    const updateTab = () => setTabVisible(!document.hidden)
    updateTab()
    document.addEventListener('visibilitychange', updateTab)
    return () => {
      stopPointer?.()
      stopFocus?.()
      observer.disconnect()
      document.removeEventListener('visibilitychange', updateTab)
    }
  }, [ref])

  return {
    isVisible: isInView && isTabVisible,
    isInteracting,
    interactionProps: { ...hoverProps, ...focusWithinProps },
  }
}
