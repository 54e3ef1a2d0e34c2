import { type ComponentType, useEffect, useRef } from 'react'
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { followEarlyPointer } from './early-visit.ts'
import { useTooltipState } from './use-tooltip-state.ts'

interface IconLinkProps {
  Icon: ComponentType
  label: string
  href: string
}

/**
 * An icon that leads to another site in a new tab. The tooltip shows to the eye what is the link's name already, so the
 * link does not refer to it: it would be read twice.
 */
export function IconLink({ Icon, label, href }: IconLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const state = useTooltipState()
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, ref)
  const { tooltipProps: hoverProps } = useTooltip({}, state)
  const onReady = useRef(state)

  useEffect(() => {
    const link = ref.current
    if (!link) return
    const { open, close } = onReady.current
    const unfollow = followEarlyPointer(link, () => close())
    if (link.matches(':focus-visible')) open(true)
    else if (unfollow) open()
    return unfollow
  }, [])

  return (
    <span className="tooltip-anchor">
      <a
        {...triggerProps}
        ref={ref}
        className="button button-icon"
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={label}
        aria-describedby={undefined}
      >
        <Icon />
      </a>
      {state.isOpen && (
        <span {...tooltipProps} {...hoverProps} className="tooltip">
          {label}
        </span>
      )}
    </span>
  )
}
