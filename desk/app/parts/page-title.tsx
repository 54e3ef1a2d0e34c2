import { useQuery } from '@tanstack/react-query'
import type { Today } from '../../../schemas/today.ts'
import { announcing } from './announcing.ts'

/** The page's name in the tab, with the number of waiting enquiries if that is switched on. It never names a person. */
export function PageTitle({ name }: { name: string }) {
  const isOn = announcing.use()
  const { data } = useQuery<Today>({ queryKey: ['/api/today'], enabled: isOn })
  return <title>{`${isOn && data?.waiting ? `(${data.waiting}) ` : ''}${name} – The desk`}</title>
}
