import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import { moveTo } from '../../change.ts'

/** An enquiry and the column that shows it. */
export interface Card {
  reference: string
  from: EnquiryStatus
}

/** Moves a card and returns whether that worked; the toast says what was done, or why not. */
export async function moveCard({ reference, from }: Card, to: EnquiryStatus): Promise<boolean> {
  return 'changes' in (await moveTo(to, { [reference]: from }))
}

export type OnMoved = (card: { reference: string; to: EnquiryStatus }) => void

/** The drag type of a card; it names the column, so that others can tell whether they accept it. */
export const dragType = (from: EnquiryStatus): string => `clinic-enquiry-${from}`
