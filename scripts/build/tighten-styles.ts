import { transform } from 'lightningcss'
import postcss, { type Declaration, type Root } from 'postcss'

/** Browsers with every feature that the styles need anyway, such as `:has()`, nesting and `color-mix()`. */
const targets = { chrome: version(121), firefox: version(121), safari: version(17, 4) }

/** The same styles in fewer bytes: without fallbacks for older browsers, and with constants in place of tokens. */
export function tightenStyles(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix(in lab')) rule.replaceWith(rule.nodes ?? [])
  })
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString()
    inlineConstants(root)
  }
  root.walkDecls(foldSpacing)
  root.walkRules(dropRepeated)
  const code = Buffer.from(root.toString())
  return transform({ filename: 'styles.css', code, minify: true, targets }).code.toString()
}

/** Writes the value of a token where it is read: one that has the same value everywhere, if that is shorter. */
function inlineConstants(root: Root): void {
  const declared = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (token) => {
    declared.set(token.prop, [...(declared.get(token.prop) ?? []), token])
  })
  const text = root.toString()
  for (const [name, [token, ...others]] of declared) {
    if (!token || others.length > 0 || !isGlobal(token) || token.value.includes('var(')) continue
    const reference = `var(${name})`
    const uses = text.split(reference).length - 1
    const growth = uses * (token.value.length - reference.length) - name.length - token.value.length
    if (text.includes(`var(${name},`) || growth > 0) continue
    root.walkDecls((one) => {
      one.value = one.value.replaceAll(reference, token.value)
    })
    token.remove()
  }
}

const isGlobal = ({ parent }: Declaration) =>
  parent?.type === 'rule' &&
  /^:root(?:,:host)?$/.test((parent as postcss.Rule).selector) &&
  !isConditional(parent)

function isConditional({ parent }: postcss.Node): boolean {
  if (!parent || parent.type === 'root') return false
  return (parent.type === 'atrule' && (parent as postcss.AtRule).name !== 'layer') || isConditional(parent)
}

/** `calc(.25rem * 4)` as `1rem`, which the minifier leaves alone beside a variable. */
function foldSpacing(declaration: Declaration): void {
  declaration.value = declaration.value.replace(
    /calc\((-?[\d.]+)rem \* (-?[\d.]+)\)/g,
    (_, size: string, times: string) => `${Number(size) * Number(times)}rem`,
  )
}

/** Minifiers that run one after another repeat prefixed declarations. */
function dropRepeated({ nodes }: postcss.Rule): void {
  const last = new Map(nodes.map((node) => [node.toString(), node]))
  for (const node of [...nodes]) if (last.get(node.toString()) !== node) node.remove()
}

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8)
}
