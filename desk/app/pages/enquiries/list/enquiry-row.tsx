import { useId } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { reasonLabel } from '../../../../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { StateTag } from '../../../parts/state-tag.tsx'
import { momentWords } from '../../../parts/time-words.ts'
import { waitingWords } from '../../../parts/waiting-words.ts'

interface EnquiryRowProps {
  enquiry: StoredEnquiry
  now: Date
  isOpen: boolean
  /** Whether this is the list of ring-backs. */
  isRingBacks: boolean
}

export function EnquiryRow({ enquiry, now, isOpen, isRingBacks }: EnquiryRowProps) {
  const { name, reasonForContact, createdAt } = enquiry
  const id = useId()
  return (
    <div className="enquiry-row" data-current={isOpen || undefined}>
      {/* The list would name it after the whole row, which a screen reader has just read out. */}
      <Checkbox
        slot="selection"
        className="row-check"
        id={`${id}-select`}
        aria-labelledby={`${id}-select ${id}-name`}
      >
        <span className="row-check-box" aria-hidden="true" />
      </Checkbox>
      <div className="row-text">
        <span id={`${id}-name`} className="row-name" dir="auto">
          {name}
        </span>
        <StateTag {...waitingWords(enquiry, now, isRingBacks)} />
        <span className="muted">{reasonLabel(reasonForContact)}</span>
        <time className="muted" dateTime={createdAt}>
          {momentWords(new Date(createdAt), now)}
        </time>
      </div>
    </div>
  )
}
