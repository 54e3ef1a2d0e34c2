import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../../catalogue/read/list-files.ts'
import type { Kind, ValueOf } from '../../schemas/content/kinds.ts'
import type { DeskClinic, DeskDetail } from '../../schemas/desk.ts'
import type { EnquiryReason } from '../../schemas/enquiry-reason.ts'
import { readKeys } from './read-keys.ts'

/** What the desk knows from `content/`. A file is read when it is needed, and again once it was changed. */
export interface ClinicFacts {
  clinic: () => DeskClinic
  treatment: (reason: EnquiryReason) => DeskDetail['treatment']
}

/** A file with a mistake counts as absent; the content check reports the mistake. */
export function clinicFacts(root: string, siteOrigin: string | undefined): ClinicFacts {
  const keys = cachedKeys(root)
  return {
    clinic: () => {
      const clinic = keys('content/clinic.yaml', 'clinic')
      return { opening: clinic && { hours: clinic.hours, closures: clinic.closures } }
    },
    treatment: (reason) => {
      const files = listFiles(root).files.filter((file) => file.startsWith('content/treatments/'))
      for (const file of files) {
        const page = keys(file, 'treatment')
        if (page?.reason !== reason) continue
        return {
          name: page.title,
          ...(siteOrigin && { page: `${siteOrigin}/treatments/${basename(file, '.mdx')}` }),
        }
      }
      return undefined
    },
  }
}

function cachedKeys(root: string) {
  const known = new Map<string, { changed: number; keys: unknown }>()
  return <Name extends Kind>(file: string, kind: Name): ValueOf<Name> | undefined => {
    const changed = statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
    let latest = known.get(file)
    if (latest?.changed !== changed) {
      latest = { changed, keys: readKeys(root, file, kind) }
      known.set(file, latest)
    }
    return latest.keys as ValueOf<Name> | undefined
  }
}
