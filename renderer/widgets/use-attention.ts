import { type RefObject, useEffect, useState } from 'react'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { useHover } from 'react-aria/useHover'

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
  const { hoverProps } = useHover({
    onHoverChange: (hovered) => {
      setHovered(hovered)
      if (!hovered && !isFocused) onLeft()
    },
  })
  const { focusWithinProps } = useFocusWithin({
    onFocusWithinChange: (focused) => {
      setFocused(focused)
      if (!focused && !isHovered) onLeft()
    },
  })

  useEffect(() => {
    const element = ref.current
    if (!element) return
    setHovered(element.matches(':hover'))
    setFocused(element.matches(':focus-within'))
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    const follow = () => setTabShown(!document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [ref])

  return {
    isSeen: isInView && isTabShown,
    isAttended: isHovered || isFocused,
    attentionProps: { ...hoverProps, ...focusWithinProps },
  }
}
