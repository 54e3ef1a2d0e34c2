import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHover } from 'react-aria/useHover'
import { flushSync } from 'react-dom'
import { afterPaint } from '../../enhance/after-paint.ts'
import { onEarlyPointerLeave } from '../shared/early-interaction.ts'
import { useQuickDisclosure } from '../shared/use-quick-disclosure.ts'
import { useHoverIntent } from './use-hover-intent.ts'

/**
 * State and props of the Treatments menu. The first press on its button opens it or, if hover has opened it already, pins
 * it; the next press closes it. Opened by mouse it closes when the pointer leaves; opened by keyboard or touch it stays open.
 * It also closes on Escape, when the focus leaves and when a link is chosen.
 */
export function useTreatmentsMenu(isNarrow: () => boolean) {
  const [isOpen, setOpen] = useState(false)
  const pinnedBy = useRef<'mouse' | 'other'>(undefined)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const disclosure = useQuickDisclosure(isOpen, () => setOpen(true))
  const panel = disclosure.panel.ref

  const close = () => {
    pinnedBy.current = undefined
    intent.cancel()
    setOpen(false)
  }
  const press = ({ nativeEvent }: MouseEvent) => {
    const isMouse = isByMouse(nativeEvent, item.current)
    // Safari does not focus a button that is pressed, and the menu closes when the focus leaves it.
    button.current?.focus({ preventScroll: true })
    if (isOpen && pinnedBy.current) return close()
    pinnedBy.current = isMouse ? 'mouse' : 'other'
    intent.cancel()
    setOpen(true)
  }
  const intent = useHoverIntent((open) => {
    if (isNarrow() || pinnedBy.current === 'other') return
    if (open) setOpen(true)
    else if (!panel.current?.querySelector(':focus-visible')) close()
  })
  const { hoverProps } = useHover({ onHoverStart: intent.enter, onHoverEnd: intent.leave })

  useLayoutEffect(() => {
    if (item.current?.dataset.open === undefined) return
    pinnedBy.current = item.current.matches(':hover') ? 'mouse' : 'other'
    setOpen(true)
    // Safari does not focus a button that is pressed, and the menu closes when the focus leaves it.
    afterPaint(() => {
      if (!isNarrow() && !item.current?.contains(document.activeElement))
        button.current?.focus({ preventScroll: true })
    })
  }, [])
  useEffect(() => {
    if (isNarrow() || !item.current) return
    const stopPointer = onEarlyPointerLeave(item.current, ({ pointerType }) => {
      if (pointerType !== 'touch') intent.leave()
    })
    const isShown = panel.current && getComputedStyle(panel.current).visibility === 'visible'
    const isAsked = stopPointer && !item.current.closest('[data-dismissed]')
    if (isAsked && isShown) setOpen(true)
    else if (isAsked) intent.enter()
    return stopPointer
  }, [])

  // Closes when the layout changes: in the other layout it would cover the page.
  useEffect(() => {
    if (!isOpen) return
    // On a narrow screen it opens only in a menu that is open. Asking `isNarrow` would make the browser calculate styles.
    const wasNarrow = item.current?.closest('nav')?.dataset.open !== undefined
    const onResize = () => isNarrow() !== wasNarrow && close()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [isOpen])

  // A layout effect, so that Escape works as soon as the menu is painted.
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isNarrow()) return
      if (item.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
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
      ref: item,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A screen reader that moves the caret to a group's name takes the focus from everything.
        const next = relatedTarget ?? getSelection()?.anchorNode
        if (!currentTarget.contains(next ?? null) && !isNarrow()) close()
      },
    },
    buttonProps: {
      ...disclosure.button,
      'aria-expanded': isOpen,
      ref: button,
      onClick: press,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        pinnedBy.current = 'other'
        flushSync(() => setOpen(true))
        panel.current?.querySelector('a')?.focus()
      },
    },
    panelProps: {
      ...disclosure.panel,
      // Safari does not focus a pressed link: the focus would leave the button, and the menu would close under the press.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  }
}

/** Whether a click is by the mouse. A click without a `pointerType` is, if the menu is hovered and no focus is visible. */
function isByMouse({ pointerType }: Partial<PointerEvent>, item: Element | null): boolean {
  if (pointerType) return pointerType === 'mouse'
  return item?.matches(':hover:not(:has(:focus-visible))') === true
}
