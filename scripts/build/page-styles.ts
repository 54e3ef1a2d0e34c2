import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** Names as page-names.ts finds them. An attribute counts whatever its value is. */
export type Names = ReadonlySet<string>

/** The styles of a page: those for its first paint, and those that may come later. */
export interface StyleTexts {
  first: string
  later: string
}

/** What stands in a part of the sheet, and which text is written. */
interface Part {
  isLater: boolean
  text: keyof StyleTexts
}

/**
 * A style sheet from which each page gets the rules that can apply to it. Rules for paper, for forced colours and for what is
 * not shown at first come later.
 */
export class PageStyles {
  #root: postcss.Root
  #needs = new Map<Rule, { selector: string; needs: string[] }[]>()
  #made = new Map<string, StyleTexts>()
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
  for(names: Names, laterNames: Names): StyleTexts {
    const key = [names, laterNames]
      .map((set) => [...this.#known].filter((name) => set.has(name)).join(' '))
      .join('|')
    const made = this.#made.get(key) ?? this.#make(names, laterNames)
    this.#made.set(key, made)
    return made
  }

  #make(names: Names, laterNames: Names): StyleTexts {
    let isUsed = (_: ChildNode) => true
    const print = (text: keyof StyleTexts) =>
      this.#print(this.#root, { isLater: false, text }, { names, laterNames, isUsed })
    let made = { first: print('first'), later: print('later') }
    for (let before = ''; before !== made.first + made.later; ) {
      before = made.first + made.later
      isUsed = usedIn(before)
      made = { first: print('first'), later: print('later') }
    }
    return made
  }

  #print({ nodes }: Container, part: Part, page: PageNeeds): string {
    return (nodes ?? [])
      .filter(page.isUsed)
      .map((node) => {
        if (node.type === 'rule') return this.#printRule(node, part, page)
        if (node.type === 'atrule') return this.#printAtRule(node, part, page)
        return node.type === 'decl' && isWritten(part) ? `${node.toString()};` : ''
      })
      .join('')
  }

  #printRule(rule: Rule, part: Part, page: PageNeeds): string {
    const selectors = this.#needs.get(rule)
    if (!selectors) return this.#printBlock(rule.selector, rule, part, page)
    const kept = selectors.filter(({ needs }) => needs.every((name) => page.names.has(name)))
    const isLater = ({ needs }: { needs: string[] }) =>
      part.isLater || needs.some((name) => page.laterNames.has(name))
    return [false, true]
      .map((later) => {
        const list = kept.filter((one) => isLater(one) === later).map(({ selector }) => selector)
        return list.length > 0
          ? this.#printBlock(list.join(','), rule, { ...part, isLater: later }, page)
          : ''
      })
      .join('')
  }

  #printAtRule(rule: AtRule, part: Part, page: PageNeeds): string {
    const head = `@${rule.name}${rule.params && ` ${rule.params}`}`
    if (!rule.nodes) return isWritten(part) ? `${head};` : ''
    const isLater = part.isLater || (rule.name === 'media' && isLaterMedia.test(rule.params))
    return this.#printBlock(head, rule, { ...part, isLater }, page)
  }

  #printBlock(head: string, block: Container, part: Part, page: PageNeeds): string {
    const body = this.#print(block, part, page).replace(/;$/, '')
    return body && `${head}{${body}}`
  }
}

interface PageNeeds {
  names: Names
  laterNames: Names
  isUsed: (node: ChildNode) => boolean
}

/** For which the later styles are loaded at once; others load them when nothing else waits. */
export const laterMedia = 'print, (forced-colors: active)'
const isLaterMedia = /^(?:print|\(forced-colors: ?active\))$/

const isWritten = ({ isLater, text }: Part) => isLater === (text === 'later')

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
