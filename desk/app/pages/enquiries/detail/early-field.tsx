import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeys } from '../../../keys/use-keys.ts'
import { takeFocus } from '../../../parts/take-focus.ts'
import { useDraft } from './use-draft.ts'

type EarlyField = 'Note' | 'Ring back'

/** Stands in for a field whose key is pressed while the enquiry loads: what is typed next would otherwise act as keys. */
export function useEarlyField(isWaiting: boolean, reference: string) {
  const [field, setField] = useState<EarlyField>()
  // Synchronously: until the field has the focus, a typed letter would act as a key.
  const begin = (name: EarlyField) => () => flushSync(() => setField(name))
  useKeys(isWaiting && !field ? { n: begin('Note'), r: begin('Ring back') } : {})
  return {
    field,
    /** Shown until the enquiry has loaded. */
    standIn: isWaiting && field && <StandIn reference={reference} field={field} />,
  }
}

function StandIn({ reference, field }: { reference: string; field: EarlyField }) {
  const draft = useDraft(reference, field)
  return (
    <label className="field">
      <span>{field}</span>
      <textarea
        ref={takeFocus}
        dir="auto"
        rows={2}
        value={draft.text}
        onChange={({ target }) => draft.set(target.value)}
      />
    </label>
  )
}
