import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { withCommas } from '../../../../schemas/counted.ts'
import {
  backupsStoppedText,
  failedMailsText,
  keptTooLongText,
  type Today,
} from '../../../../schemas/today.ts'
import { AnnounceSwitch } from '../../parts/announcing.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { useNow } from '../../parts/use-now.ts'
import { PeopleList } from './people-list.tsx'
import { waitingSentence } from './waiting-sentence.ts'
import { WhatIsWrong } from './what-is-wrong.tsx'

export function Morning({ today }: { today: Today }) {
  const now = useNow()
  const { waiting, longest, ringBacks, ringBack, failedMails, backupsStopped, keptTooLong, spam } = today
  const wrong = [failedMails > 0, backupsStopped, keptTooLong > 0].filter(Boolean).length
  const isNobody = waiting === 0 && ringBacks === 0
  return (
    <>
      <h1 tabIndex={-1} data-takes-focus>
        {waitingSentence(today, now)}
      </h1>
      {isNobody && wrong === 0 && (
        <p className="lead">Nobody to ring back and nothing to fix either. Enjoy the quiet.</p>
      )}
      {!isNobody && wrong > 0 && <WhatIsWrong count={wrong} />}
      {longest.length > 0 && (
        <section aria-label="Who waits">
          <PeopleList enquiries={longest} now={now} />
          {waiting > longest.length && (
            <p>
              <Link to="/enquiries?status=new">and {withCommas(waiting - longest.length)} more</Link>
            </p>
          )}
        </section>
      )}
      {ringBack.length > 0 && (
        <TitledSection title="To ring back today">
          <PeopleList enquiries={ringBack} now={now} isRingBack />
          {ringBacks > ringBack.length && (
            <p>
              <Link to="/enquiries?ringBack=yes&order=ringBack">
                and {withCommas(ringBacks - ringBack.length)} more
              </Link>
            </p>
          )}
        </TitledSection>
      )}
      {failedMails > 0 && (
        <Wrong title={failedMailsText(failedMails)}>
          The enquiries themselves are safe. In the terminal, <code>clinic notifications list</code> says why,
          and <code>clinic notifications retry</code> sends again what has failed once the cause is fixed.
          What waits goes by itself.
        </Wrong>
      )}
      {backupsStopped && (
        <Wrong title={backupsStoppedText}>
          Nothing is lost, but a broken disk would lose enquiries. Tell the person who looks after the site:
          in the terminal, <code>clinic doctor</code> says what to do.
        </Wrong>
      )}
      {keptTooLong > 0 && (
        <Wrong title={keptTooLongText(keptTooLong)}>
          The service has not deleted {keptTooLong === 1 ? 'it' : 'them'}. See what is due under{' '}
          <Link to="/privacy">Privacy</Link>.
        </Wrong>
      )}
      {spam > 0 && (
        <p>
          <Link to="/enquiries?status=spam">{withCommas(spam)} went to spam since yesterday</Link>. Is any of
          it genuine?
        </p>
      )}
      <AnnounceSwitch />
    </>
  )
}

/** Something to fix, in the form that {@link WhatIsWrong} leads to. */
const Wrong = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection className="problem" tabIndex={-1} title={title}>
    <p>{children}</p>
  </TitledSection>
)
