import type { ComponentProps } from 'react'

interface ActionButtonProps extends ComponentProps<'button'> {
  /** The name of the button's action. */
  action: string
  /** The name of the action under way, if any. */
  pending: string | undefined
  /** What the button says meanwhile. */
  busyWords?: string
}

/**
 * A button that does something. While that is under way, it says so and keeps the focus. The second click of a double click
 * does nothing: it would act on whatever the first has put in the button's place.
 */
export function ActionButton({
  action,
  pending,
  busyWords = 'Saving…',
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
      {isPending ? busyWords : children}
    </button>
  )
}
