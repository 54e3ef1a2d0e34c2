import { counted } from '../schemas/counted.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import type { Replacement } from '../staff/backup/restore-backup.ts'

type Extent = Replacement['restoredExtent']

/** `The backup has 9 enquiries, the newest of ..., last changed on ...` */
export const extentText = (extent: Extent): string =>
  `The backup has ${counted(extent.count, 'enquiry', 'enquiries')}${times(extent)}`

/** `The backup has 9 enquiries, ...; the database /srv/... that it replaces has 171, ...` */
export const replacementText = ({ restoredExtent, replacedExtent }: Replacement): string =>
  `${extentText(restoredExtent)}; the database ${replacedExtent.place} that it replaces has ${replacedExtent.count.toLocaleString('en-GB')}${times(replacedExtent)}.`

const times = ({ newest, lastChange }: Extent) =>
  (newest ? `, the newest of ${ukTime(newest)}` : '') +
  (lastChange ? `, last changed on ${ukTime(lastChange)}` : '')
