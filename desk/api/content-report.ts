import { existsSync, type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { DeskContent } from '../../schemas/desk-content.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { Refusal } from '../../staff/refusal.ts'

/** The content check's report, made again only after a file has changed or a new day has begun. */
export interface ContentReport {
  read: () => Promise<DeskContent>
  /** Calls back when a content file has changed. */
  follow: (onChange: () => void) => void
  end: () => void
}

/** Milliseconds; an editor may save in several steps. */
const debounce = 60

export function contentReport(root: string, clock: () => Date): ContentReport {
  let latest: { today: string; report: Promise<DeskContent> } | undefined
  let watcher: FSWatcher | undefined
  let timer: NodeJS.Timeout | undefined
  return {
    read: () => {
      const today = londonDate(clock())
      if (latest?.today === today) return latest.report
      const report = check(root, today)
      latest = { today, report }
      report.catch(() => {
        latest = undefined
      })
      return report
    },
    follow: (onChange) => {
      const notify = () => {
        latest = undefined
        onChange()
      }
      try {
        watcher = watch(join(root, 'content'), { recursive: true }, () => {
          clearTimeout(timer)
          timer = setTimeout(notify, debounce)
        })
        watcher.on('error', () => undefined)
      } catch (error) {
        // A site that was installed without its content has nothing to watch.
        if (errorCode(error) !== 'ENOENT') throw error
      }
    },
    end: () => {
      clearTimeout(timer)
      watcher?.close()
    },
  }
}

async function check(root: string, today: string): Promise<DeskContent> {
  if (!existsSync(join(root, 'content')))
    throw new Refusal('notFound', 'The pages’ content is not on this computer, so there is nothing to check.')
  const { checkContent } = await import('../../catalogue/check.ts')
  const { reportByPage } = await import('./content-by-page.ts')
  return reportByPage(await checkContent({ root, today }))
}
