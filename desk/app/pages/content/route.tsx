import { useQuery } from '@tanstack/react-query'
import type { DeskContent } from '../../../../schemas/desk-content.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ContentView } from './content-view.tsx'

/** The content check's findings; fetched again when a content file changes. */
export function Component() {
  const query = useQuery<DeskContent>({ queryKey: ['/api/content'] })
  return (
    <div className="content-report">
      <PageHead name="Content" />
      <Loaded query={query} label="Checking the content">
        {(report) => <ContentView report={report} />}
      </Loaded>
    </div>
  )
}
