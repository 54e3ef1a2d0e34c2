import { useQuery } from '@tanstack/react-query'
import type { DeskDetail } from '../../../../../schemas/desk.ts'
import { Key } from '../../../keys/key.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { RequestError, read } from '../../../request.ts'
import { ActionBar } from './action-bar.tsx'
import { Contact } from './contact.tsx'
import { useEarlyField } from './early-field.tsx'
import { EnquiryHead } from './enquiry-head.tsx'
import { Gone } from './gone.tsx'
import { History } from './history.tsx'
import { MailTemplates } from './mail-templates.tsx'
import { Message } from './message.tsx'
import { NoteList } from './note-list.tsx'
import { OtherEnquiries } from './other-enquiries.tsx'
import { PromiseClock } from './promise-clock.tsx'
import { RareActions } from './rare-actions.tsx'
import { RingBack } from './ring-back.tsx'
import { UnsavedText } from './unsaved-text.tsx'
import { useSeen } from './use-seen.ts'

interface EnquiryDetailProps {
  reference: string
  /** Whether single keys are on and act on this enquiry, not on a selection. */
  hasKeys: boolean
  onBack: () => void
  /** Called after a change. */
  onDone: () => void
}

export function EnquiryDetail(props: EnquiryDetailProps) {
  const { reference, hasKeys, onBack, onDone } = props
  const query = useQuery({ queryKey: [`/api/enquiries/${reference}`], queryFn: readDetail })
  const moved = useSeen(query, ({ to }) => to !== null)
  const rung = useSeen(query, ({ field, action }) => field === 'ringBackAt' || action === 'undone')
  const held = useSeen(query, ({ action }) => ['restricted', 'released', 'undone'].includes(action))
  const standIn = useEarlyField(hasKeys && query.isPending, reference)
  return (
    <article className="detail" aria-label="Enquiry" tabIndex={-1} data-takes-focus>
      <button type="button" className="button button-quiet back" onClick={onBack}>
        Back to the list {hasKeys && <Key name="Escape" />}
      </button>
      {standIn}
      <UnsavedText reference={reference} />
      <Loaded query={query} label="Loading the enquiry" lines={10}>
        {(detail) =>
          detail ? (
            <>
              <EnquiryHead detail={detail} />
              <Contact enquiry={detail.enquiry} />
              <PromiseClock enquiry={detail.enquiry} />
              {detail.enquiry.message && <Message text={detail.enquiry.message} />}
              <NoteList reference={reference} notes={detail.notes} history={detail.history} />
              <ActionBar
                reference={reference}
                status={(moved.seen ?? detail.enquiry).status}
                onConflict={moved.takeOver}
                hasKeys={hasKeys}
                onDone={onDone}
              />
              <RingBack
                enquiry={detail.enquiry}
                seen={rung.seen?.ringBackAt}
                onConflict={rung.takeOver}
                hasKeys={hasKeys}
              />
              <OtherEnquiries others={detail.others} />
              <MailTemplates enquiry={detail.enquiry} />
              <History history={detail.history} />
              <RareActions enquiry={detail.enquiry} moved={moved} held={held} />
            </>
          ) : (
            <Gone reference={reference} />
          )
        }
      </Loaded>
    </article>
  )
}

/** Null for an enquiry that does not exist, so that nothing of one that was erased is kept to be shown. */
async function readDetail(query: Parameters<typeof read>[0]): Promise<DeskDetail | null> {
  try {
    return await read<DeskDetail>(query)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}
