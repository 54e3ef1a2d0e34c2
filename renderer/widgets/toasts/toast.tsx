import { useRef } from 'react'
import { useToast } from 'react-aria/useToast'
import type { ToastState } from 'react-stately/useToastState'
import { AlertIcon, CheckIcon, CloseIcon } from '../../icons/index.ts'
import { PressButton } from '../shared/press-button.tsx'
import { useSwipe } from '../shared/use-swipe.ts'
import type { ToastMessage } from './show-toast.ts'
import type { StoredToast } from './toast-store.ts'

/** A swipe to the right of more than this many CSS pixels dismisses a toast. */
const swipeDistance = 50

interface ToastProps {
  toast: StoredToast
  state: ToastState<ToastMessage>
}

/** Screen readers announce it once, when it appears. */
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
      if (distance > swipeDistance) state.close(toast.key)
      else if (ref.current) ref.current.style.translate = ''
    },
  })
  return (
    <div {...toastProps} {...swipe} ref={ref} className="toast" data-kind={kind}>
      {kind === 'good' ? <CheckIcon /> : <AlertIcon />}
      <div {...contentProps}>
        <p {...titleProps} className="toast-title">
          {title}
        </p>
        <p {...descriptionProps} className="toast-text">
          {text}
        </p>
      </div>
      <PressButton {...closeButtonProps} aria-label="Close" className="button button-icon">
        <CloseIcon />
      </PressButton>
    </div>
  )
}
