import { PhotosIcon, VideosIcon } from '../icons/index.ts'
import { IconLink } from './icon-link.tsx'

const icons = { photos: PhotosIcon, videos: VideosIcon } as const

export interface IconLinksProps {
  links: { kind: keyof typeof icons; label: string; url: string }[]
  /** What is said of links that open a new tab. */
  newTab: string
}

/** Links to the clinic's profiles, each an icon with its name in a tooltip. */
export function IconLinks({ links, newTab }: IconLinksProps) {
  return (
    <ul className="icon-links">
      {links.map(({ kind, label, url }) => (
        <li key={kind}>
          <IconLink Icon={icons[kind]} label={`${label} ${newTab}`} href={url} />
        </li>
      ))}
    </ul>
  )
}
