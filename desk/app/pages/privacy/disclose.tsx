import { useState } from 'react'
import type { DeskPerson, DisclosureFiles } from '../../../../schemas/desk-privacy.ts'
import { readFirst } from '../../../../schemas/held-words.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { download } from '../../parts/download.ts'
import { Problem } from '../../parts/problem.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { useAction } from '../../parts/use-action.ts'

/** Downloads everything held on the person; the audit records that. */
export function Disclose({ person }: { person: DeskPerson }) {
  const { run, button, problem } = useAction<DisclosureFiles>('/api/privacy/export')
  const [isDone, setDone] = useState(false)
  async function save() {
    setDone(false)
    const files = await run(person)
    if (!files) return
    download(`${files.name}.txt`, 'text/plain', files.text)
    download(`${files.name}.json`, 'application/json', files.json)
    setDone(true)
  }
  return (
    <TitledSection className="held-action" level={3} title="A copy for the person">
      <p>
        Two files with everything held: text to read, and JSON. The audit log records that you made them. By
        law the answer is due within a month of the request. {readFirst}
      </p>
      <ActionButton {...button} busyWords="Gathering…" onClick={() => void save()}>
        Download the copy
      </ActionButton>
      <p role="status">{isDone && 'Saved in this browser’s downloads folder.'}</p>
      <Problem>{problem}</Problem>
    </TitledSection>
  )
}
