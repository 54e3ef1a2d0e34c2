import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { useHover } from 'react-aria/useHover'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { PhotosIcon, VideosIcon } from '../../icons/index.ts'
import { onEarlyPointerLeave } from '../shared/early-interaction.ts'
import { useTooltipState } from './tooltip-state.ts'

const icons = { photos: PhotosIcon, videos: VideosIcon } as const

export interface IconLinksProps {
  links: { kind: keyof typeof icons; label: string; url: string }[]
}

/** Links to the clinic's profiles: icons with tooltips. */
export function IconLinks({ links }: IconLinksProps) {
  return (
    <ul ref={noteEarlyPointer} className="icon-links">
      {links.map(({ kind, label, url }) => (
        <li key={kind}>
          <IconLink Icon={icons[kind]} label={label} href={url} />
        </li>
      ))}
    </ul>
  )
}

/** React Aria opens a tooltip for a pointer only once it has seen one move. Here one moved before the widget was hydrated. */
function noteEarlyPointer(list: HTMLElement | null): void {
  if (list?.matches(':hover')) setInteractionModality('pointer')
}

interface IconLinkProps {
  Icon: ComponentType
  label: string
  href: string
}

/** The tooltip shows the link's own name, so `aria-describedby` does not refer to it: it would be read twice. */
function IconLink({ Icon, label, href }: IconLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const state = useTooltipState()
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, ref)
  const { hoverProps } = useHover({ onHoverStart: () => state.open(true), onHoverEnd: () => state.close() })
  const initialState = useRef(state)

  useLayoutEffect(() => {
    const link = ref.current
    if (!link) return
    const { open, close } = initialState.current
    const stopWaiting = onEarlyPointerLeave(link, () => close())
    if (link.matches(':focus-visible')) open(true)
    else if (stopWaiting) open()
    return stopWaiting
  }, [])

  return (
    <>
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
        <span {...tooltipProps} {...hoverProps} role="tooltip" className="tooltip">
          {label}
        </span>
      )}
    </>
  )
}
