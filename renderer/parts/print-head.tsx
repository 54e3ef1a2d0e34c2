import { useSite } from '../use-site.ts'
import { Address } from './address.tsx'

/** The clinic's name, address, phone and e-mail at the top of every printed sheet; not shown on a screen. */
export function PrintHead() {
  const { phone, email } = useSite().clinic
  return (
    <div className="print-head">
      <Address />
      <p>
        <span>{phone}</span>
        {` ${email}`}
      </p>
    </div>
  )
}
