import { useState } from 'react'
import { counted } from '../../../../schemas/counted.ts'
import type { DeskBackupCheck, DeskKeeping } from '../../../../schemas/desk-privacy.ts'
import { ukTime } from '../../../../schemas/time/london-time.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { useAction } from '../../parts/use-action.ts'
import { queries } from '../../queries.ts'

/** The newest backup, with a button that verifies it. */
export function Backup({ backup: { copies, newest, unreadable } }: Pick<DeskKeeping, 'backup'>) {
  const { run, button, problem } = useAction<DeskBackupCheck>('/api/privacy/check-backup')
  const [checked, setChecked] = useState<DeskBackupCheck>()
  async function check() {
    setChecked(undefined)
    setChecked(await run())
    // It may be newer than the one shown: no backup is announced.
    void queries.invalidateQueries({ queryKey: ['/api/privacy/keeping'] })
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
        {checked && (
          <>
            <p>
              <code>{checked.file}</code>{' '}
              {checked.problems.length > 0
                ? 'cannot be restored.'
                : `can be restored: ${counted(checked.enquiries, 'enquiry was', 'enquiries were')} read from it.`}
            </p>
            {[...checked.problems, ...checked.remarks].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
      <Problem>{problem}</Problem>
    </TitledSection>
  )
}
