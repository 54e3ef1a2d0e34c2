import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { useHover } from 'react-aria/useHover'
import { followEarlyFocus, followEarlyPointer } from './early-visit.ts'

/**
 * Whether an element can be seen at all (in view, in a tab on screen) and whether a pointer or the focus is on it.
 *
 * @param onLeft called when neither pointer nor focus is on it any more
 */
export function useAttention(ref: RefObject<HTMLElement | null>, onLeft: () => void) {
  const [isInView, setInView] = useState(false)
  const [isTabShown, setTabShown] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { hoverProps } = useHover({ onHoverChange: setHovered })
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setFocused })
  const isAttended = isHovered || isFocused
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  useEffect(() => {
    if (!isAttended) latest.current()
  }, [isAttended])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const unfollowPointer = followEarlyPointer(element, () => setHovered(false))
    const unfollowFocus = followEarlyFocus(element, () => setFocused(false))
    setHovered(unfollowPointer !== undefined)
    setFocused(unfollowFocus !== undefined)
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    const follow = () => setTabShown(!document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      unfollowPointer?.()
      unfollowFocus?.()
      observer.disconnect()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [ref])

  return {
    isSeen: isInView && isTabShown,
    isAttended,
    attentionProps: { ...hoverProps, ...focusWithinProps },
  }
}
