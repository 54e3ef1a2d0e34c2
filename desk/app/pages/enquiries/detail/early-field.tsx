import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeys } from '../../../keys/use-keys.ts'
import { takeFocus } from '../../../parts/take-focus.ts'
import type { NoteDraft } from './use-note-draft.ts'

interface Early {
  field: 'note' | 'ringBack'
  text: string
}

/** Stands in for a field whose key is pressed while the enquiry loads: what is typed next would otherwise act as keys. */
export function useEarlyField(isWaiting: boolean, draft: NoteDraft) {
  const [early, setEarly] = useState<Early>()
  // Synchronously: until the field has the focus, a typed letter would act as a key.
  const begin = (field: Early['field']) => () =>
    flushSync(() => setEarly({ field, text: field === 'note' ? draft.text : '' }))
  useKeys(isWaiting && !early ? { n: begin('note'), r: begin('ringBack') } : {})
  const type = (field: Early['field'], text: string) => {
    setEarly({ field, text })
    if (field === 'note') draft.set(text)
  }
  return {
    /** Shown until the enquiry has loaded. */
    standIn: isWaiting && early && (
      <label className="field">
        <span>{early.field === 'note' ? 'Note' : 'Ring back'}</span>
        <textarea
          ref={takeFocus}
          dir="auto"
          rows={2}
          value={early.text}
          onChange={({ target }) => type(early.field, target.value)}
        />
      </label>
    ),
    startsNote: early?.field === 'note',
    typedRingBack: early?.field === 'ringBack' ? early.text : undefined,
  }
}
