import { useState } from 'react'
import { counted } from '../../../../schemas/counted.ts'
import type { DeskBackupCheck, DeskKeeping } from '../../../../schemas/desk-privacy.ts'
import { ukTime } from '../../../../schemas/time/london-time.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { useAction } from '../../parts/use-action.ts'

/** The newest backup, with a button that verifies it. */
export function Backup({ backup: { copies, newest, unreadable } }: Pick<DeskKeeping, 'backup'>) {
  const { run, button, problem } = useAction<DeskBackupCheck>('/api/privacy/check-backup')
  const [answer, setAnswer] = useState<DeskBackupCheck>()
  // What was read from one backup says nothing of a newer one.
  const checked = answer?.file === newest?.file ? answer : undefined
  async function check() {
    setAnswer(undefined)
    setAnswer(await run())
  }
  return (
    <TitledSection className="held-action" level={3} title="Backups">
      {newest ? (
        <>
          <p>
            {copies === 1 ? 'The only one' : `The newest of ${copies}`} was taken on {ukTime(newest.takenAt)}:{' '}
            <code>{newest.file}</code>
          </p>
          <ActionButton {...button} busyWords="Reading all of it…" onClick={() => void check()}>
            Check it
          </ActionButton>
        </>
      ) : (
        <p>
          There is none, so a broken disk loses every enquiry. Take one in the terminal:{' '}
          <code>clinic db backup --keep 14</code>
        </p>
      )}
      {unreadable.map((folder) => (
        <p key={folder}>{folder} cannot be read now.</p>
      ))}
      <div role="status">
        {checked &&
          [...checked.problems, ...checked.remarks].map((sentence) => <p key={sentence}>{sentence}</p>)}
        {checked?.problems.length === 0 && (
          <p>
            It can be restored: {counted(checked.enquiries, 'enquiry was', 'enquiries were')} read from it.
          </p>
        )}
      </div>
      <Problem>{problem}</Problem>
    </TitledSection>
  )
}
