import type { ChangeRefused } from '../../database/enquiries/change-refused.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { canBeCorrected, refusalText } from '../../staff/enquiries/change-words.ts'

/** Says that nothing was changed, and why, on a line for each enquiry. Status 404 if all of them are gone, else 409. */
export function refusalAnswer(
  { refusals }: ChangeRefused,
  to: EnquiryStatus | undefined,
): { status: number; sentences: string } {
  const lines = refusals.map((refusal) => {
    const hint = canBeCorrected(refusal, to) ? ' If that was a slip, correct the last move.' : ''
    return withArrows(refusalText(refusal, to)) + hint
  })
  const isGone = refusals.every(({ reason }) => reason === 'absent')
  return { status: isGone ? 404 : 409, sentences: ['Nothing was changed.', ...lines].join('\n') }
}

export const withArrows = (text: string): string => text.replaceAll(' -> ', ' → ')
