import type { Change, HistoryEntry } from '../../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'

/**
 * Why an enquiry was not changed. `absent`: there is none. `status`: its status does not allow it. `changed`: somebody changed
 * it meanwhile. The others: nothing would change.
 */
export type RefusalReason =
  | 'absent'
  | 'status'
  | 'changed'
  | 'same details'
  | 'same note'
  | 'same ring-back'
  | 'restricted'
  | 'not restricted'

export interface RefusedEnquiry {
  reference: string
  reason: RefusalReason
  name?: string | undefined
  status?: EnquiryStatus | undefined
  ringBackAt?: string | undefined
  /** The last change by staff, if there was one. */
  last?: LastChange | undefined
}

export type LastChange = Pick<HistoryEntry, 'actor' | 'at' | 'from' | 'to'> & Pick<Change, 'action'>

/** Nothing was changed, for these reasons. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused'
  readonly refusals: readonly RefusedEnquiry[]

  constructor(refusals: readonly RefusedEnquiry[]) {
    super('Nothing was changed.')
    this.refusals = refusals
  }
}
