import { readFileSync } from 'node:fs'

/** The theme's colours by token name without `--color-`, as `#rrggbb`, read from the one place that sets them. */
function themeColours(): Record<string, string> {
  const theme = readFileSync('renderer/styles/theme.css', 'utf8')
  return Object.fromEntries(
    [...theme.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
}

/** The value of one colour token. Throws when the theme has none of that name. */
export function colour(name: string): string {
  const value = themeColours()[name]
  if (value === undefined) throw new Error(`renderer/styles/theme.css sets no --color-${name}`)
  return value
}

/** The drawings' style rules with every token replaced by its value, for a renderer without custom properties. */
export function drawingStyles(): string {
  const colours = themeColours()
  return readFileSync('renderer/styles/illustration.css', 'utf8').replace(
    /var\(--color-([\w-]+)\)/g,
    (token, name: string) => colours[name] ?? token,
  )
}
