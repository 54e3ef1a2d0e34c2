import { counted } from '../schemas/counted.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import type { Replacement } from '../staff/backup/restore-backup.ts'

type Extent = Replacement['restored']

/** `The backup has 9 enquiries, the newest of ..., last changed on ...` */
export const extentText = (restored: Extent): string =>
  `The backup has ${counted(restored.count, 'enquiry', 'enquiries')}${times(restored)}`

/** `The backup has 9 enquiries, ...; the database /srv/... that it replaces has 171, ...` */
export const replacementText = ({ restored, replaced }: Replacement): string =>
  `${extentText(restored)}; the database ${replaced.place} that it replaces has ${replaced.count.toLocaleString('en-GB')}${times(replaced)}.`

const times = ({ newest, lastChange }: Extent) =>
  (newest ? `, the newest of ${ukTime(newest)}` : '') +
  (lastChange ? `, last changed on ${ukTime(lastChange)}` : '')
