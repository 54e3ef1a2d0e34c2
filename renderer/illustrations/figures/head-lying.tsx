import { HeadProfile } from './head-profile.tsx'
import type { Skin } from './skin.ts'

/** A head with a band in the hair, lying on the couch, face up, the crown to the right. */
export function HeadLying({ skin }: { skin: Skin }) {
  return (
    <g transform="translate(398 108) rotate(90)">
      <HeadProfile skin={skin} band />
    </g>
  )
}
