const fields = /<select\s[^>]*\bdata-query="([\w-]+)"[^>]*>.*?<\/select>/gs
const choices = /<option value="([\w-]+)"/g

/**
 * The page at `path` once for every choice that its address may make: `<select data-query="reason">` takes `?reason=`, so
 * that a link can choose without script. Each comes with the path and query that ask for it.
 */
export function* prefilledPages(path: string, html: string): Generator<[target: string, html: string]> {
  for (const field of html.matchAll(fields)) {
    for (const choice of field[0].matchAll(choices)) {
      const end = field.index + choice.index + choice[0].length
      yield [`${path}?${field[1]}=${choice[1]}`, `${html.slice(0, end)} selected=""${html.slice(end)}`]
    }
  }
}
