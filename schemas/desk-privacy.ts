import * as z from 'zod/mini'
import type { HeldBackups } from './held-backups.ts'
import type { HeldExport, PerhapsAlso } from './held-words.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'
import { isCalendarDate } from './time/calendar-date.ts'
import type { PurgeDoubt } from './time/retention-period.ts'

/** `POST /api/privacy/find`; all times are ISO 8601 in UTC. */
export interface DeskHeld {
  /** Oldest first. */
  enquiries: StoredEnquiry[]
  appointments: number
  /** How many rows of each table, the audit included. */
  rows: Record<string, number>
  mails: number
  backups: HeldBackups
  exports: HeldExport[]
  /** Names or dates of birth differ, or an enquiry was found by a detail that staff have since corrected. */
  maybeSeveral: boolean
  /** Addresses from which several people wrote. */
  shared: { email: string; people: string[] }[]
  perhaps: PerhapsAlso[]
  /** References of other enquiries whose message or notes name the person. */
  namedIn: string[]
}

/** `POST /api/privacy/export`: the same data in two files, as JSON and as readable text. */
export interface DisclosureFiles {
  /** The file name without its extension. */
  name: string
  json: string
  text: string
}

/** `GET /api/privacy/keeping` */
export interface DeskKeeping {
  /** What is due to be deleted, or why that is not known. */
  purge:
    | {
        period: string
        before: string
        due: string[]
        restricted: number
        total: number
        doubt?: PurgeDoubt
      }
    | { problem: string }
  backup: { copies: number; newest?: { file: string; takenAt: string }; unreadable: string[] }
}

/** `POST /api/privacy/check-backup`: the newest backup is restored to a scratch place and read. */
export interface DeskBackupCheck {
  file: string
  problems: string[]
  remarks: string[]
  enquiries: number
}

const words = z.optional(z.string().check(z.maxLength(320)))

/** The details to search for a person by; all that are given have to match. */
export const personSchema = z.object({
  email: words,
  phone: words,
  name: words,
  born: z.optional(z.string().check(z.refine(isCalendarDate))),
})

export type DeskPerson = z.infer<typeof personSchema>

const references = z.array(z.string()).check(z.maxLength(1000))

/** `shown` is what the page found, `chosen` what of that to erase, `typed` the word that was retyped to confirm. */
export const erasureSchema = z.object({
  person: personSchema,
  shown: references,
  chosen: references,
  typed: z.string().check(z.maxLength(40)),
})
