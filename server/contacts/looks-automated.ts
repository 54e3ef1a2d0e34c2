/** A person cannot fill in the form faster than this, in milliseconds. */
const fastestTyping = 2000

/**
 * Whether a machine seems to have filled in the form: the `website` field, which people cannot see, is filled; or
 * `typingMilliseconds` (optional, a duration, so that a browser's wrong clock does not matter) is less than a person needs, or no
 * number.
 */
export function looksAutomated({ website, typingMilliseconds }: Record<string, unknown>): boolean {
  if (website !== undefined && website !== '') return true
  if (typingMilliseconds === undefined) return false
  return typeof typingMilliseconds !== 'number' || typingMilliseconds < fastestTyping
}
