/** Columns a line may take, as the project's formatter is set. */
const lineWidth = 110

/**
 * JSON as the project's formatter would write it: groups one key a line, lists of plain values on one line where they fit.
 *
 * @param value plain data
 */
export function formatJson(value: unknown): string {
  return `${format(value, 0, 0)}\n`
}

function format(value: unknown, depth: number, column: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = '  '.repeat(depth + 1)
  const outer = '  '.repeat(depth)
  if (Array.isArray(value)) {
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`
    const plain = value.every((entry) => typeof entry !== 'object' || entry === null)
    if (plain && column + line.length < lineWidth) return line
    const rows = value.map((entry) => `${inner}${format(entry, depth + 1, inner.length)}`)
    return `[\n${rows.join(',\n')}\n${outer}]`
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  if (entries.length === 0) return '{}'
  const rows = entries.map(([key, entry]) => {
    const name = `${inner}${JSON.stringify(key)}: `
    return `${name}${format(entry, depth + 1, name.length)}`
  })
  return `{\n${rows.join(',\n')}\n${outer}}`
}
