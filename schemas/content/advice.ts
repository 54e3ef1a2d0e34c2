/** The value that was likely meant by a wrong one, or undefined when that is unclear. */
export type Suggest = (input: unknown) => string | number | boolean | undefined

/** What to write in place of a wrong value, as a sentence with a space before it; empty without an example. */
export function advice(input: unknown, example?: string | number, suggest?: Suggest): string {
  if (typeof input === 'string' && /^!placeholder\b/i.test(input)) {
    return ' Write !placeholder before the quotes, not inside them.'
  }
  if (typeof input === 'string' && /\s!placeholder\b/i.test(input)) {
    return ' Write !placeholder in front of the value.'
  }
  const meant = suggest?.(input)
  if (meant !== undefined && meant !== input)
    return ` Did you mean ${typeof meant === 'string' ? `"${meant}"` : meant}?`
  return example === undefined ? '' : ` Write for example ${shown(String(example))}.`
}

/** An example that ends like a sentence is put in quotes, so that its full stop is not confused with the message's. */
function shown(example: string): string {
  return /[.?!]$/.test(example) ? `"${example}"` : example
}
