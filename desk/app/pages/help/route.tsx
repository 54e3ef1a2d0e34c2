import { enquiryStatuses, statusTransitions } from '../../../../schemas/enquiry-status.ts'
import { responsePromiseHours } from '../../../../schemas/response-promise.ts'
import { KeyTable } from '../../keys/key-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { TitledSection } from '../../parts/titled-section.tsx'
import { statusMeanings } from './status-meanings.ts'

/** Keys, what each status means, and what the audit keeps. */
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
                <span className="row-more">May become {statusTransitions[status].join(', ')}.</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          The last thing you did can be undone for ten seconds. Later, or for what came before, correct the
          last move: the enquiry gets the status it should have had, and response times leave the wrong one
          out.
        </p>
      </TitledSection>
      <TitledSection title="The promise">
        <p>
          The site promises an answer within {responsePromiseHours} hours, counted from the moment an enquiry
          is received, on closed days too. Beside it the desk counts the hours during which the clinic was
          open by the clinic’s own hours and closures.
        </p>
      </TitledSection>
      <TitledSection title="Keys">
        <KeyTable />
        <p>
          They do nothing while you write, or together with Ctrl, Alt or Cmd. “Keys” above switches them off.
        </p>
      </TitledSection>
      <TitledSection title="What the audit keeps">
        <ul className="help-bullets">
          <li>
            Who did what to which enquiry, and when: moves, notes, corrections, and what was taken back.
          </li>
          <li>Who took enquiries out of the system: exports, and copies for the person concerned.</li>
          <li>
            That an enquiry was erased, and by whom. Its reference stays; nothing about the person does.
          </li>
        </ul>
        <p>
          Your name in it is the one shown above: that of your account on this computer, or the one that you
          gave in the terminal with <code>clinic whoami --set</code>. Reading at the desk leaves no trace.
        </p>
      </TitledSection>
    </div>
  )
}
