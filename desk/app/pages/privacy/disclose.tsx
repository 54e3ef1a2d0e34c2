import { useState } from 'react'
import { londonDate } from '../../../../schemas/calendar-date.ts'
import type { DeskDisclosure, DeskPerson } from '../../../../schemas/desk-privacy.ts'
import { download } from '../../parts/download.ts'
import { useAction } from '../../parts/use-action.ts'

/** Downloads everything held on the person; the audit records that. */
export function Disclose({ person }: { person: DeskPerson }) {
  const { run, isBusy, problem } = useAction<DeskDisclosure>('/api/privacy/export')
  const [isDone, setDone] = useState(false)
  async function save() {
    const disclosure = await run(person)
    if (!disclosure) return
    const name = `access-${londonDate(new Date())}`
    download(`${name}.txt`, 'text/plain', disclosure.text)
    download(`${name}.json`, 'application/json', disclosure.json)
    setDone(true)
  }
  return (
    <section className="held-action" aria-labelledby="disclose">
      <h3 id="disclose">A copy for the person</h3>
      <p>
        Two files with everything held: text to read, and JSON. The audit keeps that they were made. The law
        wants the answer within a month of the request.
      </p>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void save()}>
        {isBusy ? 'Gathering…' : 'Download the copy'}
      </button>
      <p role="status">
        {isDone && 'Saved where this browser keeps downloads. Delete the files once they are sent.'}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
