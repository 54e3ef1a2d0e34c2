import { Link } from 'react-router-dom'
import type { Today } from '../../../../schemas/today.ts'
import { useNow } from '../../parts/use-now.ts'
import { AnnounceSwitch } from './announce-switch.tsx'
import { BackupsStopped } from './backups-stopped.tsx'
import { FailedMails } from './failed-mails.tsx'
import { KeptTooLong } from './kept-too-long.tsx'
import { PeopleList } from './people-list.tsx'
import { waitingSentence } from './waiting-sentence.ts'

export function Morning({ today }: { today: Today }) {
  const now = useNow()
  const { waiting, longest, ringBacks, ringBack, failedMails, backupsStopped, keptTooLong, spam } = today
  const isWell = failedMails === 0 && !backupsStopped && keptTooLong === 0
  const isQuiet = waiting === 0 && ringBacks === 0 && isWell
  return (
    <>
      <h1 tabIndex={-1} data-takes-focus>
        {waitingSentence(today, now)}
      </h1>
      {isQuiet && <p className="lead">Nobody to ring back and nothing to fix either. Enjoy the quiet.</p>}
      {longest.length > 0 && (
        <section aria-label="Who waits">
          <PeopleList enquiries={longest} now={now} />
          {waiting > longest.length && (
            <p>
              <Link to="/enquiries?status=new">and {waiting - longest.length} more</Link>
            </p>
          )}
        </section>
      )}
      {ringBack.length > 0 && (
        <section aria-labelledby="ring-backs">
          <h2 id="ring-backs">To ring back today</h2>
          <PeopleList enquiries={ringBack} now={now} isRingBack />
          {ringBacks > ringBack.length && (
            <p>
              <Link to="/enquiries?ringBack=yes&order=ringBack">and {ringBacks - ringBack.length} more</Link>
            </p>
          )}
        </section>
      )}
      {failedMails > 0 && <FailedMails count={failedMails} />}
      {backupsStopped && <BackupsStopped />}
      {keptTooLong > 0 && <KeptTooLong count={keptTooLong} />}
      {spam > 0 && (
        <p>
          <Link to="/enquiries?status=spam">{spam} went to spam since yesterday</Link>. Is any of it genuine?
        </p>
      )}
      <AnnounceSwitch />
    </>
  )
}
