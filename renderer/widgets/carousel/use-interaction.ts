import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { useHover } from 'react-aria/useHover'
import { onEarlyPointerLeave } from '../shared/early-interaction.ts'

/**
 * Whether an element is visible (in view, in a tab on screen) and whether a pointer or a visible focus is on it. The focus
 * that a press leaves behind is not visible, and does not count.
 */
export function useInteraction(ref: RefObject<HTMLElement | null>) {
  const [isInView, setInView] = useState(false)
  const [isTabVisible, setTabVisible] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { hoverProps } = useHover({ onHoverChange: setHovered })
  const focusProps = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false)
    },
  }

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const stopPointer = onEarlyPointerLeave(element, () => setHovered(false))
    setHovered(stopPointer !== undefined)
    setFocused(element.querySelector(':focus-visible') !== null)
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    const updateTab = () => setTabVisible(!document.hidden)
    updateTab()
    document.addEventListener('visibilitychange', updateTab)
    return () => {
      stopPointer?.()
      observer.disconnect()
      document.removeEventListener('visibilitychange', updateTab)
    }
  }, [ref])

  return {
    isVisible: isInView && isTabVisible,
    isInteracting: isHovered || isFocused,
    interactionProps: { ...hoverProps, ...focusProps },
  }
}
