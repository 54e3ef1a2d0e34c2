import { useAnnounced } from './announcing.tsx'

/** The page's name in the tab, with the number of waiting enquiries if that is switched on. It never names a person. */
export function PageTitle({ name }: { name: string }) {
  const waiting = useAnnounced()?.waiting
  return <title>{`${waiting ? `(${waiting}) ` : ''}${name} – The desk`}</title>
}
