/**
 * Makes the compiler check that an object was destructured completely: pass it the rest, which has to be empty. For code that must
 * not overlook a key added later, such as a filter that would then let everything pass.
 */
export function assertNoKeysLeft(_rest: Record<string, never>): void {}
