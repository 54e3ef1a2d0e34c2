import * as z from 'zod/mini'

/** A request for an appointment. No screen makes one: bookings go to the external portal. */
export const appointmentSchema = z.object({
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(1)),
  phone: z.string().check(z.minLength(1)),
  treatment: z.optional(z.string()),
  preferredDate: z.optional(z.string()),
  message: z.optional(z.string()),
  status: z._default(z.string().check(z.minLength(1)), 'pending'),
  /** ISO 8601 in UTC. */
  createdAt: z.iso.datetime(),
})
