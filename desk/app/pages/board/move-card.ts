import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import { change } from '../../change.ts'

/** A card on its way: which enquiry, and where the page shows it. */
export interface Card {
  reference: string
  from: EnquiryStatus
}

/** Moves a card and returns whether that worked; the toast says what was done, or why not. */
export async function moveCard({ reference, from }: Card, to: EnquiryStatus): Promise<boolean> {
  const outcome = await change('POST', '/api/enquiries/status', {
    references: [reference],
    status: to,
    expected: { [reference]: from },
  })
  return 'changes' in outcome
}

/** Called when a card has moved. */
export type OnMoved = (card: { reference: string; to: EnquiryStatus }) => void

/** What a dragged card carries: its reference, under the name of the status that it leaves. */
export const dragType = (from: EnquiryStatus): string => `clinic-enquiry-${from}`
