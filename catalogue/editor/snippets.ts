import { components } from '../../schemas/content/prose-components.ts'

/** VS Code's snippets for prose: every component with its required properties, and with all if it has optional ones. */
export function snippets() {
  return Object.fromEntries(
    Object.entries(components).flatMap(([name, { properties }]) => {
      const all = Object.keys(properties)
      const needed = all.filter((key) => properties[key]?.required)
      const forms = all.length > needed.length ? [needed, all] : [all]
      return forms.map((keys) => snippet(name, keys))
    }),
  )
}

/** In its body `$1` and `${1|a,b|}` are what the editor steps through. */
function snippet(name: string, keys: readonly string[]) {
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
  ] as const
}
