import { existsSync, type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { KnownFiles } from '../../catalogue/read/read-site.ts'
import type { DeskContent } from '../../schemas/desk-content.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { Refusal } from '../../staff/refusal.ts'

/** The content check's report, made anew at each request; only files that have changed are parsed again. */
export interface ContentReport {
  read: () => Promise<DeskContent>
  /** Calls back when a content file has changed. */
  follow: (onChange: () => void) => void
  end: () => void
}

/** Milliseconds; an editor may save in several steps. */
const debounce = 60

export function contentReport(root: string, clock: () => Date): ContentReport {
  const known: KnownFiles = new Map()
  let watcher: FSWatcher | undefined
  let timer: NodeJS.Timeout | undefined
  return {
    read: () => check(root, londonDate(clock()), known),
    follow: (onChange) => {
      try {
        watcher = watch(join(root, 'content'), { recursive: true }, () => {
          clearTimeout(timer)
          timer = setTimeout(onChange, debounce)
        })
        watcher.on('error', () => undefined)
      } catch {
        // There may be no content here, or no more watchers allowed. The page is told to ask again each minute in any case.
      }
    },
    end: () => {
      clearTimeout(timer)
      watcher?.close()
    },
  }
}

async function check(root: string, today: string, known: KnownFiles): Promise<DeskContent> {
  if (!existsSync(join(root, 'content')))
    throw new Refusal('notFound', 'The pages’ content is not on this computer, so there is nothing to check.')
  const { checkContent } = await import('../../catalogue/check.ts')
  const { reportByPage } = await import('./content-by-page.ts')
  return reportByPage(await checkContent({ root, today, known }))
}
