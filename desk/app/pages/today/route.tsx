import { useQuery } from '@tanstack/react-query'
import type { DeskToday } from '../../../../schemas/desk.ts'
import { queries } from '../../queries.ts'

const queryKey = ['/api/today']

export const loader = () => queries.ensureQueryData<DeskToday>({ queryKey })

/** Who waits, and until when. */
export function Component() {
  const { data } = useQuery<DeskToday>({ queryKey })
  return <h1>{data?.waiting} wait</h1>
}
