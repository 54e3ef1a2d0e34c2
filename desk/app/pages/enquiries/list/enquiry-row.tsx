import { Checkbox } from 'react-aria-components/Checkbox'
import { useParams } from 'react-router-dom'
import type { DeskEnquiry } from '../../../../../schemas/desk.ts'
import { reasonLabel } from '../../../../../schemas/enquiry-reason.ts'
import { momentWords } from '../../../parts/time-words.ts'
import { useNow } from '../../../parts/use-now.ts'
import { WaitingTag } from '../../../parts/waiting-tag.tsx'

/** One enquiry in the list. */
export function EnquiryRow({ enquiry }: { enquiry: DeskEnquiry }) {
  const now = useNow()
  const { reference } = useParams()
  const { name, reasonForContact, createdAt } = enquiry
  return (
    <div className="enquiry-row" data-current={reference === enquiry.reference || undefined}>
      <Checkbox slot="selection" className="row-check" aria-label={`Select ${name}`}>
        <span className="row-check-box" aria-hidden="true" />
      </Checkbox>
      <div className="row-text">
        <p className="row-first">
          <span className="row-name">{name}</span>
          <WaitingTag enquiry={enquiry} now={now} />
        </p>
        <p className="row-more row-second">
          <span>{reasonLabel(reasonForContact)}</span>
          <time dateTime={createdAt}>{momentWords(new Date(createdAt), now)}</time>
        </p>
      </div>
    </div>
  )
}
