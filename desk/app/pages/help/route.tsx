import { type EnquiryStatus, enquiryStatuses, statusTransitions } from '../../../../schemas/enquiry-status.ts'
import { responsePromiseHours } from '../../../../schemas/time/response-promise.ts'
import { KeyTable } from '../../keys/key-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'

const statusMeanings: Record<EnquiryStatus, string> = {
  new: 'Nobody has answered yet.',
  contacted: 'Somebody rang or wrote. It is still open.',
  booked: 'There is an appointment.',
  closed: 'Nothing more to do.',
  spam: 'Not a genuine enquiry. Not counted in the figures.',
}

/** Keys, what each status means, and what the audit log keeps. */
export function Component() {
  return (
    <div className="help">
      <PageHead name="Help" />
      <TitledSection title="What each status means">
        <dl className="help-list">
          {enquiryStatuses.map((status) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>
                {statusMeanings[status]}{' '}
                <span className="muted">Can become {statusTransitions[status].join(', ')}.</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          The last thing you did can be undone for ten seconds, or, where single keys are switched off, until
          you close what says so. After that, use “Correct the last move”: the enquiry gets the status it
          should have had, and the wrong one is left out of the response times.
        </p>
      </TitledSection>
      <TitledSection title="The promise">
        <p>
          The site promises an answer within {responsePromiseHours} hours, counted from the moment an enquiry
          is received, on closed days too. The desk also shows how many of those hours the clinic was open.
        </p>
      </TitledSection>
      <TitledSection title="Keys">
        <KeyTable />
        <p>“Keys” above switches them off.</p>
      </TitledSection>
      <TitledSection title="What the audit log keeps">
        <ul className="bullets">
          <li>Who did what to which enquiry, and when: moves, notes, corrections, and what was undone.</li>
          <li>Who took enquiries out of the system: exports, and copies for the person concerned.</li>
          <li>
            That an enquiry was erased, and by whom. Its reference stays; nothing about the person does.
          </li>
        </ul>
        <p>
          Your name in it is the one shown above: that of your account on this computer, or the one that you
          gave in the terminal with <code>clinic whoami --set</code> before the desk was started. What you
          only read at the desk is not recorded.
        </p>
      </TitledSection>
    </div>
  )
}
