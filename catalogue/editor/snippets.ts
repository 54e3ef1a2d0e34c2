import { components } from '../read/components.ts'

/** One entry of a VS Code snippets file. `$1` and `${1|a,b|}` in `body` are places that the cursor visits. */
export interface Snippet {
  scope: string
  prefix: string[]
  description: string
  body: string[]
}

/** Completion for prose: every component, with the values that its properties may have. */
export function snippets(): Record<string, Snippet> {
  return Object.fromEntries(Object.keys(components).map(componentSnippet))
}

function componentSnippet(name: string): [string, Snippet] {
  const { properties, children, only } = components[name] ?? { properties: {}, children: false }
  const stops = Object.entries(properties).map(([key, { options }], index) =>
    options ? `${key}="\${${index + 1}|${options.join(',')}|}"` : `${key}="$${index + 1}"`,
  )
  const open = [name, ...stops].join(' ')
  return [
    `component: ${name}`,
    {
      scope: 'mdx',
      prefix: [name, `<${name}`],
      description: `component of ${only === undefined ? 'any page' : `${only} pages`}`,
      body: children ? [`<${open}>`, '', '$0', '', `</${name}>`] : [`<${open}/>`],
    },
  ]
}
