import type { KeyboardEvent } from '@react-types/shared'
import { useEffect, useRef, useState } from 'react'
import { useDisclosure } from 'react-aria/useDisclosure'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { useHover } from 'react-aria/useHover'
import { flushSync } from 'react-dom'
import { useHoverIntent } from './use-hover-intent.ts'

/**
 * State and props of the Treatments menu. Opened by hover it closes when the pointer leaves; a press on its button pins it
 * open first and closes it next. It closes on Escape, when the focus leaves and when a link is chosen.
 */
export function useTreatmentsMenu(isCompact: () => boolean) {
  const [isOpen, setOpen] = useState(false)
  const isPinned = useRef(false)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const close = () => {
    isPinned.current = false
    intent.cancel()
    setOpen(false)
  }
  const press = () => {
    if (isOpen && isPinned.current) return close()
    isPinned.current = true
    intent.cancel()
    setOpen(true)
  }
  const intent = useHoverIntent((open) => {
    if (isCompact() || isPinned.current) return
    setOpen(open)
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
    if (isCompact()) return
    const isShown = panel.current && getComputedStyle(panel.current).visibility === 'visible'
    if (isShown && item.current?.matches(':hover, :focus-within')) setOpen(true)
    else if (item.current?.matches(':hover')) intent.enter()
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
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') {
          event.continuePropagation()
          return
        }
        event.preventDefault()
        isPinned.current = true
        flushSync(() => setOpen(true))
        panel.current?.querySelector('a')?.focus()
      },
    },
    panelProps: { ...disclosure.panelProps, ref: panel, hidden: undefined, 'aria-hidden': undefined },
  }
}
