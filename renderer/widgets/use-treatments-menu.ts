import type { KeyboardEvent, PressEvent } from '@react-types/shared'
import { useEffect, useRef, useState } from 'react'
import { useDisclosure } from 'react-aria/useDisclosure'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { useHover } from 'react-aria/useHover'
import { flushSync } from 'react-dom'
import { followEarlyFocus, followEarlyPointer } from './early-visit.ts'
import { useHoverIntent } from './use-hover-intent.ts'

/**
 * State and props of the Treatments menu. The first press on its button opens it, or pins it where hover had opened it
 * already; the next one closes it. Opened by hover or mouse it closes when the pointer leaves, opened by keyboard or touch it
 * stays. It closes on Escape, when the focus leaves and when a link is chosen.
 */
export function useTreatmentsMenu(isCompact: () => boolean) {
  const [isOpen, setOpen] = useState(false)
  const isPinned = useRef(false)
  const isHeld = useRef(false)
  const pressedBy = useRef<PressEvent['pointerType']>('virtual')
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const close = () => {
    isPinned.current = false
    isHeld.current = false
    intent.cancel()
    setOpen(false)
  }
  /** A click that no device stands behind is a held one of the mouse that still rests here, or assistive technology's. */
  const isByMouse = () =>
    pressedBy.current === 'mouse' ||
    (pressedBy.current === 'virtual' && item.current?.matches(':hover') === true)
  const press = () => {
    if (isOpen && isPinned.current) return close()
    isPinned.current = true
    isHeld.current = !isByMouse()
    intent.cancel()
    setOpen(true)
  }
  const intent = useHoverIntent((open) => {
    if (isCompact() || isHeld.current) return
    if (open) setOpen(true)
    else if (!panel.current?.querySelector(':focus-visible')) close()
  })
  const disclosure = useDisclosure(
    {},
    {
      isExpanded: isOpen,
      setExpanded: setOpen,
      expand: () => setOpen(true),
      collapse: close,
      toggle: press,
    },
    panel,
  )
  const { hoverProps } = useHover({ onHoverStart: intent.enter, onHoverEnd: intent.leave })
  const { focusWithinProps } = useFocusWithin({
    onBlurWithin: () => {
      if (!isCompact()) close()
    },
  })

  useEffect(() => {
    if (isCompact() || !item.current) return
    const unfollowPointer = followEarlyPointer(item.current, ({ pointerType }) => {
      if (pointerType !== 'touch') intent.leave()
    })
    const unfollowFocus = followEarlyFocus(item.current, () => {
      if (!isCompact()) close()
    })
    const isShown = panel.current && getComputedStyle(panel.current).visibility === 'visible'
    if (isShown && (unfollowPointer || unfollowFocus)) setOpen(true)
    else if (unfollowPointer) intent.enter()
    return () => {
      unfollowPointer?.()
      unfollowFocus?.()
    }
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isCompact()) return
      if (item.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return {
    isOpen,
    close,
    itemProps: {
      ...hoverProps,
      ...focusWithinProps,
      ref: item,
    },
    buttonProps: {
      ...disclosure.buttonProps,
      buttonRef: button,
      onPressStart: (event: PressEvent) => {
        pressedBy.current = event.pointerType
        disclosure.buttonProps.onPressStart?.(event)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') {
          event.continuePropagation()
          return
        }
        event.preventDefault()
        isPinned.current = true
        isHeld.current = true
        flushSync(() => setOpen(true))
        panel.current?.querySelector('a')?.focus()
      },
    },
    panelProps: { ...disclosure.panelProps, ref: panel, hidden: undefined, 'aria-hidden': undefined },
  }
}
