import { counted } from '../schemas/counted.ts'
import { ukTime } from '../schemas/london-time.ts'
import type { Replacement } from '../staff/restore-backup.ts'

/** `The backup has 9 enquiries, the newest of ..., last changed on ...; the database /srv/... that it replaces has 171, ...` */
export function replacementText({ restored, replaced }: Replacement): string {
  const times = ({ newest, lastChange }: Replacement['restored']) =>
    (newest ? `, the newest of ${ukTime(newest)}` : '') +
    (lastChange ? `, last changed on ${ukTime(lastChange)}` : '')
  return `The backup has ${counted(restored.count, 'enquiry', 'enquiries')}${times(restored)}; the database ${replaced.place} that it replaces has ${replaced.count.toLocaleString('en-GB')}${times(replaced)}.`
}
