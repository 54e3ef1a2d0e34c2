import { basename } from 'node:path'
import { listFiles } from '../../catalogue/read/list-files.ts'
import type { DeskClinic, DeskDetail } from '../../schemas/desk.ts'
import type { EnquiryReason } from '../../schemas/enquiry-reason.ts'
import { readKeys } from './read-keys.ts'

/** What the desk knows from `content/`. A file is read whenever it is needed. */
export interface ClinicFacts {
  clinic: () => DeskClinic
  treatment: (reason: EnquiryReason) => DeskDetail['treatment']
}

/** A file with a mistake counts as absent; the content check reports the mistake. */
export function clinicFacts(root: string, siteOrigin: string | undefined): ClinicFacts {
  return {
    clinic: () => {
      const clinic = readKeys(root, 'content/clinic.yaml', 'clinic')
      return { opening: clinic && { hours: clinic.hours, closures: clinic.closures } }
    },
    treatment: (reason) => {
      const files = listFiles(root).files.filter((file) => file.startsWith('content/treatments/'))
      for (const file of files) {
        const page = readKeys(root, file, 'treatment')
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
