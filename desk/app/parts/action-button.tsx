import type { ComponentProps } from 'react'

interface ActionButtonProps extends ComponentProps<'button'> {
  /** The name of what it does. */
  action: string
  /** The name of what is under way, if anything is. */
  pending: string | undefined
}

/**
 * A button that changes something. It says while that is under way, and keeps the focus. The second click of a double click
 * does nothing: it would act on whatever the first has put in its place.
 */
export function ActionButton({
  action,
  pending,
  className,
  children,
  onClick,
  ...button
}: ActionButtonProps) {
  const isPending = pending === action
  return (
    <button
      type="button"
      {...button}
      className={`button ${className ?? ''}`}
      aria-busy={isPending}
      aria-disabled={pending !== undefined}
      onClick={(event) => event.detail < 2 && onClick?.(event)}
    >
      {isPending ? 'Saving…' : children}
    </button>
  )
}
