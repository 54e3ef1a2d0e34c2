import { Button, GridListItem } from 'react-aria-components'
import { Link } from 'react-router-dom'
import { reasonLabel } from '../../../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { StateTag } from '../../parts/state-tag.tsx'
import { rowWords, waitingWords } from '../../parts/waiting-words.ts'
import { CardMenu } from './card-menu.tsx'
import type { OnMoved } from './move-card.ts'

interface CardProps {
  enquiry: StoredEnquiry
  now: Date
  onMoved: OnMoved
}

/** One enquiry on the board. */
export function Card({ enquiry, now, onMoved }: CardProps) {
  const { reference, name, reasonForContact } = enquiry
  const waiting = waitingWords(enquiry, now)
  return (
    <GridListItem id={reference} textValue={rowWords(enquiry, now)} className="card">
      <Link to={`/enquiries/${reference}`} className="row-name card-name" dir="auto">
        {name}
      </Link>
      <Button
        slot="drag"
        className="button button-quiet button-small card-button card-handle"
        aria-label={`Drag ${name}`}
      >
        <span aria-hidden="true">⠿</span>
      </Button>
      <span className="muted">{reasonLabel(reasonForContact)}</span>
      <CardMenu enquiry={enquiry} onMoved={onMoved} />
      {waiting.state !== 'rest' && <StateTag {...waiting} />}
    </GridListItem>
  )
}
