import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** Names as page-names.ts finds them. An attribute counts whatever its value is. */
export type Names = ReadonlySet<string>

/** A style sheet from which each page gets the rules that can apply to it. */
export class PageStyles {
  #root: postcss.Root
  #needs = new Map<Rule, { selector: string; needs: string[] }[]>()
  #made = new Map<string, string>()
  #known = new Set<string>()

  constructor(css: string) {
    this.#root = postcss.parse(css)
    this.#root.walkRules((rule) => {
      if (isInKeyframes(rule)) return
      const selectors = rule.selectors.map((selector) => ({ selector, needs: neededNames(selector) }))
      for (const name of selectors.flatMap(({ needs }) => needs)) this.#known.add(name)
      this.#needs.set(rule, selectors)
    })
  }

  /** The rules that can apply where these names exist. Pages with the same names share one text. */
  for(names: Names): string {
    const key = [...this.#known].filter((name) => names.has(name)).join(' ')
    const made = this.#made.get(key) ?? this.#make(names)
    this.#made.set(key, made)
    return made
  }

  #make(names: Names): string {
    let text = this.#print(this.#root, names, () => true)
    for (let before = ''; before !== text; ) {
      before = text
      const isUsed = usedIn(before)
      text = this.#print(this.#root, names, isUsed)
    }
    return text
  }

  #print({ nodes }: Container, names: Names, isUsed: (node: ChildNode) => boolean): string {
    return (nodes ?? [])
      .filter(isUsed)
      .map((node) => {
        if (node.type === 'rule') return this.#printRule(node, names, isUsed)
        if (node.type === 'atrule') return this.#printAtRule(node, names, isUsed)
        return node.type === 'decl' ? `${node.toString()};` : ''
      })
      .join('')
  }

  #printRule(rule: Rule, names: Names, isUsed: (node: ChildNode) => boolean): string {
    const selectors = this.#needs.get(rule)
    const kept = selectors?.filter(({ needs }) => needs.every((name) => names.has(name)))
    const selector = kept?.map((one) => one.selector).join(',') ?? rule.selector
    const body = selector && this.#print(rule, names, isUsed).slice(0, -1)
    return body ? `${selector}{${body}}` : ''
  }

  #printAtRule(rule: AtRule, names: Names, isUsed: (node: ChildNode) => boolean): string {
    if (!rule.nodes) return `${rule.toString()};`
    const body = this.#print(rule, names, isUsed)
    return body && `@${rule.name}${rule.params && ` ${rule.params}`}{${body.replace(/;$/, '')}}`
  }
}

/** Whether a custom property is read, or an animation is run, by the given rules. */
function usedIn(css: string): (node: ChildNode) => boolean {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isAnimated = (name: string) => new RegExp(`animation[^;}]*[: ]${name}\\b`).test(css)
  return (node) => {
    if (node.type === 'decl' && node.prop.startsWith('--')) return read.has(node.prop)
    if (node.type !== 'atrule') return true
    if (node.name === 'property') return read.has(node.params)
    return node.name !== 'keyframes' || isAnimated(node.params)
  }
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/** The parts of form controls that browsers draw. */
const controlPart = /^::(?:-webkit-|file-selector-button|placeholder)/

const classOrId = /[.#](?:\\.|[\w-])+/g

/** Every name without which a selector matches nothing. What stands in `:not()`, or beside an alternative, is not needed. */
export function neededNames(selector: string): string[] {
  if (controlPart.test(selector)) return ['input']
  let rest = selector
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
      ['is', 'where', 'has'].includes(name) && !inner.includes(',') ? ` ${inner} ` : '',
    )
  }
  const attributes = [...rest.matchAll(/\[([\w-]+)[^\]]*\]/g)].map(([, name]) => `[${name}`)
  rest = rest.replace(/\[[^\]]*\]/g, '').replace(/(?<!\\)::?[\w-]+/g, '')
  const classesAndIds = rest.match(classOrId) ?? []
  const tags = rest.replace(classOrId, '').match(/[a-z][\w-]*/gi) ?? []
  return [...attributes, ...classesAndIds.map((name) => name.replaceAll('\\', '')), ...tags]
}
