const token = /\{([A-Za-z][\w.]*)\}/g

/** Replaces every `{token}` that `words` knows, at any depth of plain data; others are left as they are. */
export function resolveTokens<Value>(value: Value, words: (token: string) => string | undefined): Value {
  return replace(value, words) as Value
}

function replace(value: unknown, words: (token: string) => string | undefined): unknown {
  if (typeof value === 'string') {
    return value.includes('{') ? value.replace(token, (whole, name: string) => words(name) ?? whole) : value
  }
  if (Array.isArray(value)) return value.map((entry) => replace(entry, words))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, words)]))
  }
  return value
}

/** Each token in a text with its offset. */
export function tokensIn(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(token)].map((match) => ({ name: match[1] ?? '', offset: match.index }))
}
