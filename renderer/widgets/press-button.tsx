import { type ReactNode, type RefObject, useRef } from 'react'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'

type Optional<Props> = { [Name in keyof Props]?: Props[Name] | undefined }

export interface PressButtonProps
  extends Optional<Omit<AriaButtonProps<'button'>, 'children' | 'elementType'>> {
  className?: string
  children: ReactNode
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** For attributes that the page's own script may have set before the widget took over. */
  suppressHydrationWarning?: boolean
}

/** A button that answers mouse, touch, pen, keyboard and screen readers alike; styled by native pseudo-classes. */
export function PressButton({
  className,
  children,
  buttonRef,
  suppressHydrationWarning,
  ...props
}: PressButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null)
  const ref = buttonRef ?? ownRef
  const { buttonProps } = useButton(props as AriaButtonProps<'button'>, ref)
  return (
    <button
      {...buttonProps}
      ref={ref}
      className={className}
      suppressHydrationWarning={suppressHydrationWarning}
    >
      {children}
    </button>
  )
}
