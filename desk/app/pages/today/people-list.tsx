import { Link } from 'react-router-dom'
import { reasonLabel } from '../../../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { answerState } from '../../../../schemas/time/enquiry-state.ts'
import { ukTime } from '../../../../schemas/time/london-time.ts'
import { StateTag } from '../../parts/state-tag.tsx'
import { spanWords } from '../../parts/time-words.ts'
import { waitingWords } from '../../parts/waiting-words.ts'

interface PeopleListProps {
  enquiries: readonly StoredEnquiry[]
  now: Date
  isRingBack?: boolean
}

export function PeopleList({ enquiries, now, isRingBack = false }: PeopleListProps) {
  return (
    <ul className="rows people">
      {enquiries.map((enquiry) => (
        <li key={enquiry.reference}>
          <Link className="row-link" to={`/enquiries/${enquiry.reference}`}>
            <span className="row-who">
              <span className="row-name" dir="auto">
                {enquiry.name}
              </span>{' '}
              <span className="muted">{reasonLabel(enquiry.reasonForContact)}</span>
            </span>
            <span className="muted">{isRingBack ? enquiry.phone : waitedWords(enquiry, now)}</span>
            <StateTag {...waitingWords(enquiry, now, isRingBack)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function waitedWords(enquiry: StoredEnquiry, now: Date): string {
  if (answerState(enquiry, now).kind === 'ahead') return `dated ${ukTime(enquiry.createdAt)}`
  return `waiting ${spanWords(now.getTime() - Date.parse(enquiry.createdAt))}`
}
