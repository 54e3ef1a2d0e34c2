import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** Names as page-names.ts finds them. An attribute counts whatever its value is. */
type Names = ReadonlySet<string>

/** Media for which the later styles load at once; for others they load when nothing else is waiting. */
const laterConditions = ['print', '(forced-colors: active)', '(scripting: none)']
export const laterMedia = laterConditions.join(', ')
const isForLater = ({ name, params }: AtRule) =>
  name === 'media' && laterConditions.includes(params.replace(/: ?/, ': '))

/**
 * A style sheet from which each page gets the rules that can apply to it. Rules for paper, for forced colours, for pages without script
 * and for names that come later are in one text for all pages.
 */
export class PageStyles {
  /** The rules that come later. */
  readonly later: string
  #root: postcss.Root
  #laterNames: Names
  #needs: Needs

  /** `names` are those of all pages, `laterNames` those that the first paint of a page can do without. */
  constructor(css: string, names: Names, laterNames: Names) {
    this.#laterNames = laterNames
    this.#root = postcss.parse(css)
    this.#needs = needsOf(this.#root)
    this.later = this.#print(this.#root, { part: 'later', isLater: false, names, isUsed: () => true })
  }

  /** The first rules of a page with these names. */
  for(names: Names): string {
    let isUsed = (_: ChildNode) => true
    let text = ''
    for (let before = '*'; before !== text; isUsed = usedIn(text + this.later)) {
      before = text
      text = this.#print(this.#root, { part: 'first', isLater: false, names, isUsed })
    }
    return text
  }

  #print({ nodes }: Container, wanted: Wanted): string {
    return (nodes ?? [])
      .filter(wanted.isUsed)
      .map((node) => {
        if (node.type === 'rule') return this.#printRule(node, wanted)
        if (node.type === 'atrule') return this.#printAtRule(node, wanted)
        return node.type === 'decl' && isWritten(wanted) ? `${node.toString()};` : ''
      })
      .join('')
  }

  #printRule(rule: Rule, wanted: Wanted): string {
    const selectors = this.#needs.get(rule)
    if (!selectors) return this.#printBlock(rule.selector, rule, wanted)
    const kept = selectors.filter(({ needs }) => needs.every((name) => wanted.names.has(name)))
    return [false, true]
      .map((isLater) => {
        const list = kept.filter(
          ({ needs }) => isLater === (wanted.isLater || needs.some((name) => this.#laterNames.has(name))),
        )
        const selector = list.map((one) => one.selector).join(',')
        return selector && this.#printBlock(selector, rule, { ...wanted, isLater })
      })
      .join('')
  }

  #printAtRule(rule: AtRule, wanted: Wanted): string {
    const head = `@${rule.name}${rule.params && ` ${rule.params}`}`
    if (!rule.nodes) return isWritten(wanted) ? `${head};` : ''
    // Layers in a sheet that comes later would make Chromium lay out the whole page again.
    if (rule.name === 'layer' && wanted.part === 'later') return this.#print(rule, wanted)
    const isLater = wanted.isLater || isForLater(rule)
    return this.#printBlock(head, rule, { ...wanted, isLater })
  }

  #printBlock(head: string, block: Container, wanted: Wanted): string {
    const body = this.#print(block, wanted).replace(/;$/, '')
    return body && `${head}{${body}}`
  }
}

/** The selectors of each rule, with the names without which they match nothing. */
type Needs = Map<Rule, { selector: string; needs: string[] }[]>

function needsOf(root: postcss.Root): Needs {
  const needs: Needs = new Map()
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return
    needs.set(
      rule,
      rule.selectors.map((selector) => ({ selector, needs: neededNames(selector) })),
    )
  })
  return needs
}

/** Every name that some selector needs. */
export const namesInStyles = (css: string): Set<string> =>
  new Set([...needsOf(postcss.parse(css)).values()].flat().flatMap(({ needs }) => needs))

/** What is printed, the styles for a page's first paint or those that may come later, and which the current rule is. */
interface Wanted {
  part: 'first' | 'later'
  isLater: boolean
  names: Names
  isUsed: (node: ChildNode) => boolean
}

const isWritten = ({ isLater, part }: Wanted) => isLater === (part === 'later')

/** Returns whether the given rules use a node: they read its custom property, or run its animation. */
function usedIn(css: string): (node: ChildNode) => boolean {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isAnimated = (name: string) => new RegExp(`animation[^;}]*[:, ]${name}\\b`).test(css)
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

/** Every name without which a selector matches nothing. Names in `:not()`, or in a list of alternatives, are not needed. */
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
