import type { ComponentProps } from 'react'

interface ActionButtonProps extends ComponentProps<'button'> {
  /** The name of what it does. */
  action: string
  /** The name of what is under way, if anything is. */
  pending: string | undefined
}

/** A button that changes something. It says while that is under way, and keeps the focus. */
export function ActionButton({ action, pending, className, children, ...button }: ActionButtonProps) {
  const isPending = pending === action
  return (
    <button
      type="button"
      {...button}
      className={`button ${className ?? ''}`}
      aria-busy={isPending}
      aria-disabled={pending !== undefined}
    >
      {isPending ? 'Saving…' : children}
    </button>
  )
}
