import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isWriting } from '../../../keys/is-writing.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { takeFocus, takeFocusAtEnd } from '../../../parts/take-focus.ts'
import { useDraft } from './use-draft.ts'

/** The fields that have a key. */
const places = { Note: '#note', 'Ring back': '#ring-back' }
type EarlyField = keyof typeof places

/**
 * Stands in for a field whose key is pressed while the enquiry loads: what is typed next would otherwise act as keys. Once the enquiry
 * has loaded, typing goes on in the field itself, unless somebody writes elsewhere by then.
 */
export function useEarlyField(isWaiting: boolean, reference: string) {
  const [field, setField] = useState<EarlyField>()
  // Synchronously: until the field has the focus, a typed letter would act as a key.
  const begin = (name: EarlyField) => () => flushSync(() => setField(name))
  useKeys(isWaiting && !field ? { n: begin('Note'), r: begin('Ring back') } : {})
  useLayoutEffect(() => {
    if (field && !isWaiting && !isWriting()) takeFocusAtEnd(document.querySelector(places[field]))
  }, [field, isWaiting])
  return isWaiting && field && <StandIn reference={reference} field={field} />
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
