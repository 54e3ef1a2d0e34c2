import { focusHeadingOf } from '../keep-focus.ts'
import { writing } from './is-writing.ts'
import { singleKeys } from './single-keys.ts'

/** The keys of a part of the page, as they are now. */
interface KeyLayer {
  readonly current: Readonly<Record<string, (() => void) | undefined>>
}

/** Milliseconds within which the second key of a pair must follow. */
const pairLimit = 2_000
/** Milliseconds within which the same key again is a slip: it would act on whatever the first press has put in place. */
const slipLimit = 500
const repeating = ['j', 'k']
/** What has the keys to itself. */
const modal = 'dialog[open], [role=menu], [data-dragging]'
const operable = 'a, button, summary, input, select, textarea, [role=row], [role=button]'

/** Those added last take precedence. */
const layers: KeyLayer[] = []
let firstOfPair: { key: string; at: number } | undefined
let lastKey: { key: string; at: number } | undefined

const isCharacter = ({ key }: KeyboardEvent) => key.length === 1
// Before the widgets, which stop the keys that reach them, even those that they do not use.
document.addEventListener('keydown', (event) => isCharacter(event) && onKey(event), { capture: true })
// Enter and Escape only if no widget has used them.
document.addEventListener('keydown', (event) => !isCharacter(event) && onKey(event))

/** Adds keys for a part of the page; returns a function that removes them. */
export function listenToKeys(layer: KeyLayer): () => void {
  layers.push(layer)
  return () => void layers.splice(layers.indexOf(layer), 1)
}

function onKey(event: KeyboardEvent): void {
  const isAgain = lastKey?.key === event.key && event.timeStamp - lastKey.at < slipLimit
  lastKey = { key: event.key, at: event.timeStamp }
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : document.body
  if (document.querySelector(modal)) return
  if (target.closest(writing)) {
    leaveField(event, target)
    return
  }
  if (!singleKeys.isOn()) return
  if (!repeating.includes(event.key) && (event.repeat || (isAgain && event.key !== 'Escape'))) return
  if (event.key === 'Enter' && target.closest(operable)) return
  const pair =
    firstOfPair && event.timeStamp - firstOfPair.at < pairLimit && `${firstOfPair.key} ${event.key}`
  firstOfPair = undefined
  const handler = (pair && handlerOf(pair)) || handlerOf(event.key)
  if (handler) {
    event.preventDefault()
    handler()
  } else if (
    layers.some(({ current }) => Object.keys(current).some((keys) => keys.startsWith(`${event.key} `)))
  ) {
    firstOfPair = { key: event.key, at: event.timeStamp }
  }
}

/** While somebody types, only Escape acts: it leaves the field, even if single keys are switched off. */
function leaveField(event: KeyboardEvent, field: Element): void {
  if (event.key !== 'Escape') return
  // Otherwise the browser would clear a search field.
  event.preventDefault()
  focusHeadingOf(field)
}

const handlerOf = (keys: string) => layers.findLast(({ current }) => current[keys])?.current[keys]
