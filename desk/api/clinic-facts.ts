import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeskClinic, DeskDetail } from '../../schemas/desk.ts'
import { type EnquiryReason, isForAdults } from '../../schemas/enquiry-reason.ts'

/** What the desk knows from `content/`: read when it is first asked for, and again once a file there was changed. */
export interface ClinicFacts {
  clinic: () => Promise<DeskClinic>
  treatment: (reason: EnquiryReason) => Promise<DeskDetail['treatment']>
}

/** Their times of change tell that content was edited. */
const watched = ['content/clinic.yaml', 'content/treatments']

export function clinicFacts(root: string, siteOrigin: string | undefined): ClinicFacts {
  let read: { version: string; catalogue: ReturnType<typeof readCatalogue> } | undefined
  const catalogue = async () => {
    const version = await versionOf(root)
    if (read?.version !== version) read = { version, catalogue: readCatalogue(root) }
    return read.catalogue
  }
  return {
    clinic: async () => ({ hours: (await catalogue())?.clinic.hours }),
    treatment: async (reason) => {
      const found = (await catalogue())?.treatments.find((one) => one.reason === reason)
      if (!found) return undefined
      return {
        name: found.title,
        path: `${siteOrigin ?? ''}/treatments/${found.slug}`,
        adultsOnly: found.flags.includes('ageRestricted') || isForAdults(reason),
      }
    },
  }
}

/** Content that has a mistake tells the desk nothing; the content check says what is wrong. */
async function readCatalogue(root: string) {
  try {
    const { catalogueOf } = await import('../../catalogue/catalogue.ts')
    const { checkContent } = await import('../../catalogue/check.ts')
    const { content } = await checkContent({ root })
    return content && catalogueOf(content)
  } catch {
    return undefined
  }
}

async function versionOf(root: string): Promise<string> {
  const times = watched.map((path) =>
    stat(join(root, path)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  )
  return (await Promise.all(times)).join(' ')
}
