import { Features, transform } from 'lightningcss'
import postcss, { type Declaration, type Root } from 'postcss'

/** Browsers with every feature that the styles need anyway, such as `:has()`, nesting and `color-mix()`. */
const targets = { chrome: version(121), firefox: version(121), safari: version(17, 4) }

/** The same styles in fewer bytes: without fallbacks for older browsers, and with constants in place of tokens. */
export function tightenStyles(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('supports', dropFallback)
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString()
    inlineConstants(root)
  }
  root.walkDecls(foldSpacing)
  const code = Buffer.from(root.toString())
  const options = { minify: true, targets, exclude: Features.VendorPrefixes }
  return transform({ filename: 'styles.css', code, ...options }).code.toString()
}

/** Removes the colour without `color-mix()` that Tailwind states first. */
function dropFallback(rule: postcss.AtRule): void {
  if (!rule.params.includes('color-mix(in lab')) return
  const mixed = new Set(rule.nodes?.map((node) => node.type === 'decl' && node.prop))
  rule.parent?.each((node) => {
    if (node.type === 'decl' && mixed.has(node.prop)) node.remove()
  })
  rule.replaceWith(rule.nodes ?? [])
}

/**
 * Replaces a token that has the same value everywhere with that value. Brotli compresses repeated values well, and browsers need
 * not look them up.
 */
function inlineConstants(root: Root): void {
  const declared = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (token) => {
    declared.set(token.prop, [...(declared.get(token.prop) ?? []), token])
  })
  const text = root.toString()
  for (const [name, [token, ...others]] of declared) {
    if (!token || others.length > 0 || !isGlobal(token) || token.value.includes('var(')) continue
    const reference = `var(${name})`
    if (text.includes(`var(${name},`)) continue
    root.walkDecls((one) => {
      one.value = one.value.replaceAll(reference, token.value)
    })
    token.remove()
  }
}

const isGlobal = ({ parent }: Declaration) =>
  parent?.type === 'rule' &&
  /^:root(?:,\s*:host)?$/.test((parent as postcss.Rule).selector) &&
  !isConditional(parent)

function isConditional({ parent }: postcss.Node): boolean {
  if (!parent || parent.type === 'root') return false
  return (parent.type === 'atrule' && (parent as postcss.AtRule).name !== 'layer') || isConditional(parent)
}

/** Writes `calc(.25rem * 4)` as `1rem`; the minifier leaves it alone beside a variable. */
function foldSpacing(declaration: Declaration): void {
  declaration.value = declaration.value.replace(
    /calc\((-?[\d.]+)rem \* (-?[\d.]+)\)/g,
    (_, size: string, times: string) => `${Number(size) * Number(times)}rem`,
  )
}

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8)
}
