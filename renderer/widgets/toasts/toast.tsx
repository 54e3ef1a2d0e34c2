import { useLayoutEffect, useRef, useState } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from '../../icons/index.ts'
import { useSwipe } from '../shared/use-swipe.ts'
import type { ToastMessage } from './toast-store.ts'

interface ToastProps {
  toast: ToastMessage
  onClose: () => void
}

/**
 * Screen readers announce it once, when it appears: NVDA does so only for words that were hidden at first, and all of them would say
 * paragraphs one by one, in any order.
 */
export function Toast({ toast: { kind, title, text }, onClose }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isHidden, setHidden] = useState(true)
  useLayoutEffect(() => setHidden(false), [])
  const swipe = useSwipe({
    onMove: (distance) => {
      if (ref.current) ref.current.style.translate = `${Math.max(0, distance)}px`
    },
    onEnd: (distance) => {
      if (distance > 0) onClose()
      else if (ref.current) ref.current.style.translate = ''
    },
  })
  return (
    <div {...swipe} ref={ref} className="toast" data-kind={kind}>
      {kind === 'good' ? <CheckIcon /> : <AlertIcon />}
      <p role="alert" aria-atomic="true" aria-hidden={isHidden || undefined}>
        <b>{title}</b>
        <br />
        <span className="toast-text">{text}</span>
      </p>
      <button type="button" aria-label="Close" className="button button-icon" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  )
}
