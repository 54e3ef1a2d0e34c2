import type { AuditStamp } from '../database/enquiries/enquiry-event.ts'
import type { CommandContext } from './command-context.ts'

/**
 * Who acts, and when, for the audit.
 *
 * @param optional allows a missing name even if `REQUIRE_STAFF_NAME` is on
 * @throws Refusal when a name is required and missing
 */
export async function auditStamp(
  { env, user, clock }: CommandContext,
  { optional = false } = {},
): Promise<AuditStamp> {
  const { actingStaff } = await import('../staff/acting-staff.ts')
  const { actor } = await actingStaff(env, user, { optional })
  return { actor, now: clock() }
}
