import { hour } from './durations.ts'

/** The clinic promises an answer within this many hours of an enquiry. */
export const responsePromiseHours = 24

const promise = responsePromiseHours * hour

/** The moment by which an enquiry is to be answered. */
export const promiseEnds = (receivedAt: Date): Date => new Date(receivedAt.getTime() + promise)

/** The moment before which a new enquiry has waited longer than promised. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - promise)
