import { useQuery } from '@tanstack/react-query'
import type { Today } from '../../../../schemas/today.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { queries } from '../../queries.ts'
import { Morning } from './morning.tsx'

const queryKey = ['/api/today']

export function loader() {
  void queries.prefetchQuery({ queryKey })
  return null
}

export function Component() {
  const query = useQuery<Today>({ queryKey })
  return (
    <div className="today">
      {query.isError && !query.data ? <PageHead name="Today" /> : <PageTitle name="Today" />}
      <Loaded query={query} label="Loading who waits">
        {(today) => <Morning today={today} />}
      </Loaded>
    </div>
  )
}
