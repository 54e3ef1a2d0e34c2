import { counted, withCommas } from '../schemas/counted.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import type { Replacement } from '../staff/backup/restore-backup.ts'

type Extent = Replacement['restoredExtent']

/** `The backup has 9 enquiries, the newest of ..., last changed on ...` */
export const extentText = (extent: Extent): string =>
  `The backup has ${counted(extent.count, 'enquiry', 'enquiries')}${times(extent)}`

/** `The backup has 9 enquiries, ...; the database /srv/... that it replaces has 171, ...` */
export function replacementText({ restoredExtent, replacedExtent }: Replacement): string {
  const [restored, replaced] = [restoredExtent, replacedExtent].map(
    (extent) => `${withCommas(extent.count)}${times(extent)}`,
  )
  const isLater = (['newest', 'lastChange'] as const).some(
    (which) => (replacedExtent[which] ?? '') > (restoredExtent[which] ?? ''),
  )
  const again = restored === replaced && isLater ? ' It was changed again within that minute.' : ''
  return `${extentText(restoredExtent)}; the database ${replacedExtent.place} that it replaces has ${replaced}.${again}`
}

const times = ({ newest, lastChange }: Extent) =>
  (newest ? `, the newest of ${ukTime(newest)}` : '') +
  (lastChange ? `, last changed on ${ukTime(lastChange)}` : '')
