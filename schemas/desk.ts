import * as z from 'zod/mini'
import { type Change, correctableFields, type HistoryEntry } from './enquiry-history.ts'
import { enquiryReasonValues } from './enquiry-reason.ts'
import { parseReference } from './enquiry-reference.ts'
import { enquiryStatuses } from './enquiry-status.ts'
import type { Note } from './note.ts'
import { enquiryOrders, longestSearch, type StoredEnquiry } from './stored-enquiry.ts'
import type { Opening } from './time/open-time.ts'

// What the desk's page and its server exchange. Times are ISO 8601 in UTC.

/** An event with its text: `new → contacted`. */
export type DeskEvent = HistoryEntry & { words: string }

/** `GET /api/enquiries/<reference>` */
export interface DeskDetail {
  enquiry: StoredEnquiry
  history: DeskEvent[]
  notes: Note[]
  /** Enquiries that may be from the same person, newest first. */
  others: { enquiry: StoredEnquiry; same: string[] }[]
  /** Set if the reason is a treatment. */
  treatment?: TreatmentLink
}

/** A treatment, the address of its page, and the reason for contact that asks about it. */
export interface TreatmentLink {
  reason: string
  name: string
  page: string
}

/** `GET /api/clinic`: what the built site knows. */
export interface DeskClinic {
  opening: Opening | undefined
}

/** A change with its text, `Emma Clarke, ENQ-7F3K-9QW2: new → contacted`: the answer to every request that changes something. */
export type DeskChange = Change & { words: string }

/** What staff read when a change is no longer there to undo. */
export const undoneSentence = 'Nothing was undone: that change has already been undone, or is gone.'

/** The most enquiries that one request for a list can return. */
export const maxPageSize = 200

/** The most enquiries whose status one request can change. */
export const maxStatusChanges = 500

const statusSchema = z.enum(enquiryStatuses)
/** Details that a visitor gave and staff may correct. */
const details = z.partialRecord(z.enum(correctableFields), z.string())
const references = z
  .array(z.string().check(z.refine((text) => parseReference(text) === text)))
  .check(z.minLength(1), z.maxLength(maxStatusChanges))

/** `POST /api/enquiries/search`, answered with an `EnquiryPage`. A POST, so that what was typed is in no URL. */
export const deskSearchSchema = z.object({
  statuses: z.optional(z.array(statusSchema)),
  reasons: z.optional(z.array(z.enum(enquiryReasonValues))),
  since: z.optional(z.iso.datetime()),
  isOverdue: z.optional(z.boolean()),
  isRingBack: z.optional(z.boolean()),
  order: z.optional(z.enum(enquiryOrders)),
  search: z.optional(z.string().check(z.maxLength(longestSearch))),
  offset: z.optional(z.int().check(z.minimum(0))),
  limit: z.int().check(z.minimum(1), z.maximum(maxPageSize)),
})

export type DeskSearch = z.infer<typeof deskSearchSchema>

/** Which enquiries, and in which order. */
export type DeskFilter = Omit<DeskSearch, 'offset' | 'limit'>

/** `POST /api/enquiries/status`: `expected` holds the status that the page showed for each reference. */
export const statusChangeSchema = z.object({
  references,
  status: statusSchema,
  expected: z.record(z.string(), statusSchema),
  note: z.optional(z.string()),
})

export type StatusChange = z.infer<typeof statusChangeSchema>

/** `POST /api/enquiries/<reference>/correct` */
export const correctionSchema = z.object({ status: statusSchema, expected: statusSchema })

/**
 * `POST /api/enquiries/<reference>/notes` adds a note. `.../notes/<event>` corrects the note, where `<event>` made the version that
 * the page showed; `DELETE` removes it.
 */
export const noteChangeSchema = z.object({ text: z.string() })

/** Characters, more than any day and time take. */
export const longestRingBack = 60

/**
 * `POST /api/enquiries/<reference>/ring-back`: `when` is as people write it, `tomorrow 14:30`; empty clears the time. `expected` is the
 * time that the page showed, if any.
 */
export const ringBackSchema = z.object({
  when: z.string().check(z.maxLength(longestRingBack)),
  expected: z.optional(z.iso.datetime()),
})

/** `POST /api/enquiries/<reference>/details`: corrects what a visitor mistyped; `expected` is what the page showed. */
export const detailsChangeSchema = z.object({ details, expected: details })

/** `POST /api/enquiries/<reference>/restrict` */
export const restrictionSchema = z.object({ restricted: z.boolean() })

/** `POST /api/undo`: `eventId` is the change that the page offers to take back. */
export const undoSchema = z.object({ eventId: z.int() })
