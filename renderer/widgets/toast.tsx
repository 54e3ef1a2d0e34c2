import { useRef } from 'react'
import { useToast } from 'react-aria/useToast'
import type { ToastState } from 'react-stately/useToastState'
import { PressButton } from './press-button.tsx'
import type { ToastMessage } from './show-toast.ts'
import type { StoredToast } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

/** A notification is dismissed by a swipe to the right of more than this many CSS pixels. */
export const toastSwipe = 50

interface ToastProps {
  toast: StoredToast
  state: ToastState<ToastMessage>
}

/** One notification, announced once when it appears. */
export function Toast({ toast, state }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { kind, title, text } = toast.content
  const { toastProps, contentProps, titleProps, descriptionProps, closeButtonProps } = useToast(
    { toast },
    state,
    ref,
  )
  const swipe = useSwipe(ref, {
    onMove: (distance) => {
      if (ref.current) ref.current.style.translate = `${Math.max(0, distance)}px`
    },
    onEnd: (distance) => {
      if (distance > toastSwipe) state.close(toast.key)
      else if (ref.current) ref.current.style.translate = ''
    },
  })
  return (
    <div {...toastProps} {...swipe} ref={ref} className="toast" data-kind={kind}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
        <path
          d={kind === 'good' ? 'M5 12.5l4.5 4.5L19 7.5' : 'M12 7v6M12 16.8v.2'}
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <div {...contentProps}>
        <p {...titleProps} className="toast-title">
          {title}
        </p>
        <p {...descriptionProps} className="toast-text">
          {text}
        </p>
      </div>
      <PressButton {...closeButtonProps} className="button button-icon">
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M6 6l12 12M18 6L6 18" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </PressButton>
    </div>
  )
}
