/**
 * Takes what is left of an object once each of its keys was destructured: nothing, or the compiler objects. For code that must not
 * overlook a key which somebody adds, such as a filter that would then let everything pass.
 */
export function nothingLeft(_rest: Record<string, never>): void {}
