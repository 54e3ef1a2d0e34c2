import { useQuery } from '@tanstack/react-query'
import type { DeskPage } from '../../../../schemas/desk.ts'
import { queries } from '../../queries.ts'

const queryKey = ['/api/enquiries']

export const loader = () => queries.ensureQueryData<DeskPage>({ queryKey })

export function Component() {
  const { data } = useQuery<DeskPage>({ queryKey })
  return (
    <>
      <h1>{data?.total} enquiries</h1>
      <ul>
        {data?.enquiries.map(({ reference, name }) => (
          <li key={reference}>{name}</li>
        ))}
      </ul>
    </>
  )
}
