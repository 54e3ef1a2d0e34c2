/** A person cannot fill in the form faster than this, in milliseconds. */
const fastestTyping = 2000

/**
 * Whether a machine seems to have filled in the form: the `website` field, which people cannot see, is filled; or
 * `startedAt` (milliseconds since 1970, optional) says the form was begun less than two seconds ago or in the future.
 */
export function looksAutomated(fields: Record<string, unknown>, now: Date): boolean {
  const { website, startedAt } = fields
  if (website !== undefined && website !== '') return true
  if (startedAt === undefined || startedAt === '') return false
  const started = Number(startedAt)
  return !Number.isFinite(started) || now.getTime() - started < fastestTyping
}
