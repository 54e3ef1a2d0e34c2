import { counted } from '../schemas/counted.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import type { Hidden } from '../staff/backup/hide-again.ts'
import type { Replacement } from '../staff/backup/restore-backup.ts'

type Extent = Replacement['restored']

/** `The backup has 9 enquiries, the newest of ..., last changed on ...` */
export const extentText = (restored: Extent): string =>
  `The backup has ${counted(restored.count, 'enquiry', 'enquiries')}${times(restored)}`

/** `The backup has 9 enquiries, ...; the database /srv/... that it replaces has 171, ...` */
export const replacementText = ({ restored, replaced }: Replacement): string =>
  `${extentText(restored)}; the database ${replaced.place} that it replaces has ${replaced.count.toLocaleString('en-GB')}${times(replaced)}.`

/** How far the restored database follows what people asked for after the backup was taken. */
export function knownText({ erasures, restrictions }: NonNullable<Hidden['knownUntil']>): string {
  const known =
    erasures === restrictions
      ? `Erasures and restrictions are known up to ${ukTime(erasures)}`
      : `Erasures are known up to ${ukTime(erasures)}, restrictions up to ${ukTime(restrictions)}`
  return `${known}. If people asked for others after that, make them again.`
}

const times = ({ newest, lastChange }: Extent) =>
  (newest ? `, the newest of ${ukTime(newest)}` : '') +
  (lastChange ? `, last changed on ${ukTime(lastChange)}` : '')
