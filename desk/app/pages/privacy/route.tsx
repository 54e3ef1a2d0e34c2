import { useState } from 'react'
import type { DeskHeld, DeskPerson } from '../../../../schemas/desk-privacy.ts'
import type { Erasure } from '../../../../schemas/erasure.ts'
import { namedSentences } from '../../../../schemas/held-words.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { ErasureReceipt } from './erasure-receipt.tsx'
import { foundSentence } from './held-sentences.ts'
import { HeldView } from './held-view.tsx'
import { Keeping } from './keeping.tsx'
import { PersonForm } from './person-form.tsx'
import { Warning } from './warning.tsx'

interface Found {
  person: DeskPerson
  held: DeskHeld
}

export function Component() {
  const [found, setFound] = useState<Found>()
  const [erased, setErased] = useState<Erasure>()
  /** Counts the erasures: each empties the form, so that nothing of the person stays on the screen. */
  const [erasures, setErasures] = useState(0)
  return (
    <div className="privacy">
      <PageHead name="Privacy" />
      <TitledSection title="What is held on a person">
        <PersonForm
          key={erasures}
          onSearch={() => {
            setErased(undefined)
            setFound(undefined)
          }}
          onFound={(person, held) => setFound({ person, held })}
        />
        <p role="status">{found && foundSentence(found.held)}</p>
        {namedSentences(found?.held.namedIn ?? []).map((sentence) => (
          <Warning key={sentence}>{sentence}</Warning>
        ))}
        {found && (
          <HeldView
            key={found.held.enquiries.map(({ reference }) => reference).join()}
            {...found}
            onErased={(erasure) => {
              setFound(undefined)
              setErased(erasure)
              setErasures(erasures + 1)
            }}
          />
        )}
        {erased && <ErasureReceipt erasure={erased} />}
      </TitledSection>
      <Keeping />
    </div>
  )
}
