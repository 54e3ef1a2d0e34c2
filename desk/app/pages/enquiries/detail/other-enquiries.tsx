import { Link, useLocation } from 'react-router-dom'
import type { DeskDetail } from '../../../../../schemas/desk.ts'
import { reasonLabel } from '../../../../../schemas/enquiry-reason.ts'
import { ukTime } from '../../../../../schemas/time/london-time.ts'

/** Enquiries that may be from the same person. Families share numbers and addresses, so they are never merged. */
export function OtherEnquiries({ others }: { others: DeskDetail['others'] }) {
  const { search } = useLocation()
  if (others.length === 0) return null
  return (
    <section>
      <h3>Perhaps the same person</h3>
      <ul className="rows">
        {others.map(
          ({ enquiry: { reference, name, reasonForContact, status, restricted, createdAt }, same }) => (
            <li key={reference}>
              <Link className="row-link" to={`/enquiries/${reference}${search}`}>
                <span>
                  <span className="row-name" dir="auto">
                    {name}
                  </span>{' '}
                  {reasonLabel(reasonForContact)}, {status}
                  {restricted && ', restricted'}
                </span>
                <span className="muted">
                  {ukTime(createdAt)}, same {same.join(' and ')}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
