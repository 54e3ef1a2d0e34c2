import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskHeld, DeskPerson } from '../../../../schemas/desk-privacy.ts'
import type { Erasure } from '../../../../schemas/erasure.ts'
import { perhapsSentences, sharedSentence } from '../../../../schemas/held-words.ts'
import { ukTime } from '../../../../schemas/time/london-time.ts'
import { longDate } from '../../../../schemas/time/long-date.ts'
import { Disclose } from './disclose.tsx'
import { Erase } from './erase.tsx'
import { heldSentences } from './held-sentences.ts'
import { Warning } from './warning.tsx'

interface HeldProps {
  person: DeskPerson
  held: DeskHeld
  onErased: (erasure: Erasure) => void
}

/** What was found on a person, with its download and erasure. */
export function HeldView({ person, held, onErased }: HeldProps) {
  const { enquiries, appointments, shared, perhaps, maybeSeveral } = held
  const all = enquiries.map(({ reference }) => reference)
  const [chosen, setChosen] = useState(maybeSeveral || shared.length > 0 ? [] : all)
  if (all.length + appointments === 0) return null
  const choose = (reference: string, isChosen: boolean) =>
    setChosen(all.filter((one) => (one === reference ? isChosen : chosen.includes(one))))
  return (
    <div className="held">
      {maybeSeveral && (
        <Warning>
          Names or dates of birth differ, or staff have since corrected this detail. Find one person by full
          name and date of birth; where there are several enquiries below, you can also choose which to erase.
        </Warning>
      )}
      {shared.map(({ email, people }) => (
        <Warning key={email}>{sharedSentence(email, people)}</Warning>
      ))}
      {perhapsSentences(perhaps).map((sentence) => (
        <Warning key={sentence}>{sentence}</Warning>
      ))}
      <ul className="rows">
        {enquiries.map(({ reference, name, dateOfBirth, email, phone, createdAt, status, restricted }) => (
          <li key={reference}>
            <label className="held-enquiry">
              <input
                type="checkbox"
                checked={chosen.includes(reference)}
                onChange={({ target }) => choose(reference, target.checked)}
              />
              <span>
                <span className="row-name" dir="auto">
                  {name}
                </span>{' '}
                <Link to={`/enquiries/${reference}`}>{reference}</Link>
                <span className="muted">
                  Received {ukTime(createdAt)}, {status}
                  {restricted && ', restricted'}. Born {longDate(dateOfBirth)}. {email},{' '}
                  <span className="unbroken">{phone}</span>
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <ul className="bullets muted">
        {heldSentences(held).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="held-actions">
        <Disclose person={person} />
        <Erase person={person} shown={all} chosen={chosen} onErased={onErased} />
      </div>
    </div>
  )
}
