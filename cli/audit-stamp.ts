import type { AuditStamp } from '../database/enquiries.ts'
import type { CommandContext } from './command-context.ts'

/**
 * Who acts, and when, for the audit.
 *
 * @param mayLack also without a name where `REQUIRE_STAFF_NAME` asks for one
 * @throws Refusal where a name is required and missing
 */
export async function auditStamp(
  { env, user, clock }: CommandContext,
  { mayLack = false } = {},
): Promise<AuditStamp> {
  const { actingStaff } = await import('../staff/acting-staff.ts')
  const { actor } = await actingStaff(env, user, { mayLack })
  return { actor, now: clock() }
}
