import { useQuery } from '@tanstack/react-query'
import { withCommas } from '../../../../schemas/counted.ts'
import type { DeskKeeping } from '../../../../schemas/desk-privacy.ts'
import { londonDate } from '../../../../schemas/time/calendar-date.ts'
import { longDate } from '../../../../schemas/time/long-date.ts'
import { clockRemedy } from '../../../../schemas/time/retention-period.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { Backup } from './backup.tsx'

/** The retention period, what is due to be deleted, and the newest backup. */
export function Keeping() {
  const query = useQuery<DeskKeeping>({ queryKey: ['/api/privacy/keeping'] })
  return (
    <TitledSection title="How long things are kept">
      <Loaded query={query} label="Checking what is due" lines={3}>
        {({ purge, backup }) => (
          <div className="held-actions">
            <TitledSection className="held-action" level={3} title="Due to be deleted">
              <Due purge={purge} />
            </TitledSection>
            <Backup backup={backup} />
          </div>
        )}
      </Loaded>
    </TitledSection>
  )
}

function Due({ purge }: Pick<DeskKeeping, 'purge'>) {
  if ('problem' in purge) return <p>{purge.problem}</p>
  const { period, before, due, restricted, total, doubt } = purge
  const old = due.length + restricted
  const day = longDate(londonDate(new Date(before)))
  return (
    <>
      <p>
        Enquiries are kept for {period}. {old === 0 ? 'None' : withCommas(old)} of {withCommas(total)}{' '}
        {old === 1 ? 'was' : 'were'} received before {day}
        {due.length > 0 && !doubt && ', which the service deletes at its next daily run'}
        {restricted > 0 && `; restricted, and so not deleted: ${withCommas(restricted)}`}.
      </p>
      {doubt === 'clock' && (
        <p>Nothing is deleted while an enquiry is dated later than this computer’s clock. {clockRemedy}</p>
      )}
      {doubt === 'share' && (
        <p>
          That is more than a fifth, so nothing is deleted by itself. Is the clock right? Then delete them in
          the terminal: <code>clinic privacy purge --force</code>
        </p>
      )}
      {doubt === 'late' && (
        <p>
          One has been due for over a week, so nothing is deleted by itself. Is the clock right? Then delete
          them in the terminal: <code>clinic privacy purge</code>
        </p>
      )}
      {due.length > 0 && (
        <details>
          <summary>Their references</summary>
          <p>{due.join(', ')}</p>
        </details>
      )}
    </>
  )
}
