import type { TreatmentGroup } from '../../schemas/content/treatment.ts'
import { type EnquiryReason, enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf, treatmentsWith } from '../read/entry-of.ts'

/** What a new treatment has to fit in with. */
export interface KnownContent {
  /** Slugs of all treatments, in the order of the menu. */
  slugs: readonly string[]
  /** The group of each treatment whose group is right. */
  groups: ReadonlyMap<string, TreatmentGroup>
  /** The treatment that each reason for contact belongs to. */
  reasons: ReadonlyMap<string, string>
  /** The file that says each title and description, in lower case; no two pages may say the same. */
  said: ReadonlyMap<string, string>
}

/** Reasons for contact that may be given to a treatment and belong to none yet. */
export function freeReasons({ reasons }: KnownContent): EnquiryReason[] {
  const general: readonly EnquiryReason[] = ['consultation', 'appointment', 'general']
  return enquiryReasonValues.filter((reason) => !general.includes(reason) && !reasons.has(reason))
}

/** Collects it from all content files, read and checked. */
export function knownContent(entries: readonly Entry[]): KnownContent {
  const order = entryOf(entries, 'navigation')?.known?.treatments ?? []
  const written = entries.filter(({ kind }) => kind === 'treatment').map(({ slug }) => slug)
  return {
    slugs: [
      ...order.filter((slug) => written.includes(slug)),
      ...written.filter((slug) => !order.includes(slug)),
    ],
    groups: new Map(treatmentsWith(entries, 'group').map(({ slug, known }) => [slug, known.group])),
    reasons: new Map(treatmentsWith(entries, 'reason').map(({ slug, known }) => [known.reason, slug])),
    said: new Map(entries.flatMap(saidBy)),
  }
}

function saidBy({ file, known }: Entry): [text: string, file: string][] {
  const { title, description } = (known ?? {}) as { title?: string; description?: string }
  return [title, description].flatMap((text) => (text === undefined ? [] : [[text.toLowerCase(), file]]))
}
