import { type ReactNode, type RefObject, useRef } from 'react'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'

type Optional<Props> = { [Name in keyof Props]?: Props[Name] | undefined }

interface PressButtonProps extends Optional<Omit<AriaButtonProps<'button'>, 'children' | 'elementType'>> {
  className?: string
  children: ReactNode
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** For attributes that the page's script may have set before hydration. */
  suppressHydrationWarning?: boolean
}

/** A button with React Aria's press events, styled by native pseudo-classes. */
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
