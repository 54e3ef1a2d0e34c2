import { components } from '../../schemas/content/prose-components.ts'

/** One entry of a VS Code snippets file. `$1` and `${1|a,b|}` in `body` are tab stops. */
interface Snippet {
  scope: string
  prefix: string[]
  description: string
  body: string[]
}

/** Completions for prose: every component with its required properties, and with all if it has optional ones. */
export function snippets(): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(components).flatMap(([name, { properties }]) => {
      const all = Object.keys(properties)
      const needed = all.filter((key) => properties[key]?.required)
      const forms = all.length > needed.length ? [needed, all] : [all]
      return forms.map((keys) => snippet(name, keys))
    }),
  )
}

function snippet(name: string, keys: readonly string[]): [name: string, snippet: Snippet] {
  const { properties = {}, children, only } = components[name] ?? {}
  const stops = keys.map((key, index) => {
    const { options } = properties[key] ?? {}
    return options ? ` ${key}="\${${index + 1}|${options.join(',')}|}"` : ` ${key}="$${index + 1}"`
  })
  const open = `${name}${stops.join('')}`
  const optional = keys.filter((key) => !properties[key]?.required).map((key) => ` ${key}=`)
  const label = `${name}${optional.join('')}`
  const isBlock = keys.length > 0
  const around = isBlock ? [`<${open}>`, '', '$0', '', `</${name}>`] : [`<${open}>$1</${name}>`]
  return [
    `component: ${label}`,
    {
      scope: 'mdx',
      prefix: [label, `<${label}`],
      description: `component of ${only === undefined ? 'any page' : `${only} pages`}`,
      body: children ? around : [`<${open}/>`],
    },
  ]
}
