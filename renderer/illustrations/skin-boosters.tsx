import { Drops } from './figures/marks.tsx'
import { ProfileCloseUp } from './figures/profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const columns = [208, 240, 272, 304]
const rows = [176, 208, 240, 272]
const drops = rows.flatMap((y, row) => columns.map((x) => [x + 10 - row * 3, y] as const))

export function SkinBoosters({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <ProfileCloseUp skin="i-skin-4" />
      <Drops at={drops} className="i-pink-pale" />
    </Plate>
  )
}
