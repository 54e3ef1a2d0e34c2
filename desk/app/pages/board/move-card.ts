import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import { moveTo } from '../../change.ts'

/** An enquiry and the column that shows it. */
interface Card {
  reference: string
  from: EnquiryStatus
}

/** Called when a card has arrived in a column, also after an undo. */
export type OnMoved = (card: { reference: string; to: EnquiryStatus }) => void

/** Moves a card; the toast says what was done, or why not. */
export async function moveCard(
  { reference, from }: Card,
  to: EnquiryStatus,
  onMoved: OnMoved,
): Promise<void> {
  const onUndone = () => onMoved({ reference, to: from })
  const outcome = await moveTo(to, { [reference]: from }, { onUndone })
  if ('changes' in outcome) onMoved({ reference, to })
}

/** The drag type of a card; it names the column, so that other columns know whether to accept it. */
export const dragType = (from: EnquiryStatus): string => `clinic-enquiry-${from}`
