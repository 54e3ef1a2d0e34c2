const shown = /\bWrite for example (.+)\.$/s

/** Some messages describe the words wanted instead of showing any: "a short line of words". */
const description = /^a /

/** What a message says where nothing was written. */
export function wordsOf(message: unknown): string {
  return typeof message === 'function' ? String(message({ input: '' })) : String(message ?? '')
}

/**
 * The example that a schema's message for a wrong value ends in, or undefined when it shows none. Quotes around it belong
 * to YAML, not to the value.
 *
 * @param message a valibot schema's or action's `message`
 */
export function exampleOf(message: unknown): string | undefined {
  const example = shown.exec(wordsOf(message))?.[1]?.replace(/^"(.*)"$/s, '$1')
  return example === undefined || description.test(example) ? undefined : example
}
