import { type FormEvent, useState } from 'react'
import { withCommas } from '../../../../schemas/counted.ts'
import type { DeskPerson } from '../../../../schemas/desk-privacy.ts'
import { type Erasure, wordToRetype } from '../../../../schemas/erasure.ts'
import { askWho } from '../../../../schemas/held-words.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Problem, problemProps } from '../../parts/problem.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { useAction } from '../../parts/use-action.ts'
import { queries } from '../../queries.ts'

interface EraseProps {
  person: DeskPerson
  shown: string[]
  chosen: string[]
  onErased: (erasure: Erasure) => void
}

/** Erasing cannot be undone, so the newest chosen reference, or `ERASE` without one, has to be typed. */
export function Erase({ person, shown, chosen, onErased }: EraseProps) {
  const [typed, setTyped] = useState('')
  const { run, button, problem } = useAction<Erasure>('/api/privacy/erase')
  const word = wordToRetype(chosen)
  const isNoneChosen = chosen.length === 0 && shown.length > 0
  async function submit(event: FormEvent) {
    event.preventDefault()
    const erasure = await run({ person, shown, chosen, typed })
    if (!erasure) return
    onErased(erasure)
    void queries.invalidateQueries()
  }
  return (
    <TitledSection className="held-action" level={3} title="Erase for good">
      {isNoneChosen ? (
        <p>Choose above which enquiries to erase.</p>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <p>
            {chosen.length < shown.length
              ? `${withCommas(chosen.length)} of ${withCommas(shown.length)} enquiries will be erased`
              : 'Everything above will be erased'}
            , with notes and mails. The audit log keeps only the references. {askWho}
          </p>
          <div className="field">
            <label htmlFor="erase-typed">Type {word} to erase</label>
            <input
              id="erase-typed"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              {...problemProps('erase-problem', problem)}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Problem id="erase-problem">{problem}</Problem>
          <ActionButton {...button} type="submit" className="button-danger" busyWords="Erasing…">
            Erase
          </ActionButton>
        </form>
      )}
    </TitledSection>
  )
}
