import * as z from 'zod/mini'
import type { Enquiry } from './enquiry.ts'
import { enquiryReasonValues } from './enquiry-reason.ts'
import { type EnquiryStatus, enquiryStatuses } from './enquiry-status.ts'
import type { Opening } from './open-time.ts'

/** What the desk's page and its server say to each other. Times are ISO 8601 in UTC. */
export interface DeskEnquiry extends Enquiry {
  reference: string
  status: EnquiryStatus
  /** The form was filled in like a machine would. */
  suspicious: boolean
  createdAt: string
  ringBackAt?: string | undefined
  /** The person asked that their data is only kept. */
  restricted: boolean
}

/** `GET /api/today` */
export interface DeskToday {
  waiting: number
  overdue: number
  /** The first of those who wait, longest first. */
  longest: DeskEnquiry[]
  ringBacks: number
  /** The first who are to be rung back by the end of today, the earliest first. */
  ringBack: DeskEnquiry[]
  failedMails: number
  spam: number
  restricted: number
}

/** `GET /api/enquiries?...`, and with a search `POST /api/enquiries/search`, so that no address holds what was typed. */
export interface DeskPage {
  enquiries: DeskEnquiry[]
  total: number
  /** There are more than `total`. */
  isMore: boolean
  restricted: number
}

export interface DeskEvent {
  id: number
  at: string
  actor: string
  action: string
  from?: EnquiryStatus
  to?: EnquiryStatus
  field?: 'email' | 'phone' | 'ringBackAt'
  before?: string
  after?: string
  note?: string
  noteNumber?: number
  struck?: boolean
  undone?: boolean
  /** What happened, to read: `new → contacted`. */
  words: string
}

/** `GET /api/enquiries/<reference>` */
export interface DeskDetail {
  enquiry: DeskEnquiry
  history: DeskEvent[]
  /** Enquiries that may be of the same person, newest first. */
  others: { enquiry: DeskEnquiry; same: string[] }[]
  /** The treatment, where the reason is one, and its page on the public site, where that is known. */
  treatment?: { name: string; page?: string; adultsOnly: boolean }
}

/** `GET /api/clinic`: what `content/clinic.yaml` states; nothing while it has a mistake. */
export interface DeskClinic {
  opening: Opening | undefined
}

/** What a change did; answered by every `POST` that changes something. */
export interface DeskChange {
  /** By which it can be taken back. */
  id: number
  reference: string
  name: string
  action: string
  undone?: string
  field?: string
  before?: string
  after?: string
  /** What was done, to read: `Emma Clarke, ENQ-7F3K-9QW2: new → contacted`. */
  words: string
}

const statusSchema = z.enum(enquiryStatuses)
const text = z.string().check(z.maxLength(10_000))
const references = z.array(z.string()).check(z.minLength(1), z.maxLength(500))

/** Filters as they stand in the address. */
export const deskFilterSchema = z.object({
  statuses: z.optional(z.array(statusSchema)),
  reasons: z.optional(z.array(z.enum(enquiryReasonValues))),
  since: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
  isOverdue: z.optional(z.boolean()),
  order: z.optional(z.enum(['waiting', 'newest', 'oldest', 'name', 'ringBack'])),
  search: z.optional(z.string().check(z.maxLength(200))),
  offset: z.optional(z.int().check(z.minimum(0))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
})

export type DeskFilter = z.infer<typeof deskFilterSchema>

/** `POST /api/enquiries/status`: `expected` is what the page showed, by reference. */
export const statusChangeSchema = z.object({
  references,
  status: statusSchema,
  expected: z.record(z.string(), statusSchema),
  note: z.optional(text),
})

/** `POST /api/enquiries/<reference>/correct` */
export const correctionSchema = z.object({ status: statusSchema, expected: statusSchema })

/** `POST /api/enquiries/<reference>/notes`; with a number, `.../notes/<number>`, it corrects that note. */
export const noteChangeSchema = z.object({ text })

/** `POST /api/enquiries/<reference>/ring-back`: as people write it, `tomorrow 14:30`; empty clears it. */
export const ringBackSchema = z.object({ when: z.string().check(z.maxLength(60)) })

/** `POST /api/enquiries/<reference>/contact`: corrects what a visitor mistyped; `expected` is what the page showed. */
export const contactChangeSchema = z.object({
  email: z.optional(text),
  phone: z.optional(text),
  expected: z.object({ email: z.string(), phone: z.string() }),
})

/** `POST /api/enquiries/<reference>/restrict` */
export const restrictionSchema = z.object({ restricted: z.boolean() })

/** `POST /api/undo`: `change` is the one that the page offers to take back. */
export const undoSchema = z.object({ change: z.optional(z.int()) })
