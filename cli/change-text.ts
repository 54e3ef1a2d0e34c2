import type { RefusedEnquiry } from '../database/enquiries/change-refused.ts'
import type { Change, HistoryEntry } from '../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { visibleText } from '../schemas/visible-text.ts'
import * as words from '../staff/enquiries/change-words.ts'

/** The words of staff/enquiries/change-words.ts, made safe for a terminal. */
export const enquiryLabel = (person: Parameters<typeof words.enquiryLabel>[0]): string =>
  visibleText(words.enquiryLabel(person))

export const changeLine = (change: Change): string => visibleText(words.changeLine(change))

export const pastWords = (past: Parameters<typeof words.pastWords>[0]): string =>
  visibleText(words.pastWords(past))

export const eventWords = (entry: HistoryEntry, all: readonly HistoryEntry[]): string =>
  visibleText(words.eventWords(entry, all))

/** Why one enquiry was not changed, and the command that changes it all the same if its status was a slip. */
export function refusalText(refusal: RefusedEnquiry, to: EnquiryStatus | undefined): string {
  const { reference, status } = refusal
  const text = visibleText(words.refusalText(refusal, to))
  if (!words.canBeCorrected(refusal, to)) return text
  return `${text} If ${status} was a slip: clinic enquiries correct ${reference} ${to}`
}
