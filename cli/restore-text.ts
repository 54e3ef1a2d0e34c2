import { ukTime } from '../schemas/london-time.ts'
import type { Replacement } from '../staff/restore-backup.ts'

/** `The backup has 9 enquiries, the newest of ...; the database that it replaces has 171, the newest of ...` */
export function replacementText({ restored, replaced }: Replacement): string {
  const newest = (iso: string | undefined) => (iso ? `, the newest of ${ukTime(iso)}` : '')
  const enquiries = restored.count === 1 ? 'enquiry' : 'enquiries'
  return `The backup has ${restored.count} ${enquiries}${newest(restored.newest)}; the database that it replaces has ${replaced.count}${newest(replaced.newest)}.`
}
