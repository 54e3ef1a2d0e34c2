import type { FigureKind } from './quantity-forms.ts'
import { amount, numberValue, shapeOf } from './quantity-numbers.ts'

type Money = 'pound' | 'euro' | 'dollar'
type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'session' | Money

/** The value of a figure: the ends of its range, which are the same for a single number. */
export interface Quantity {
  least: number
  most: number
  unit: Unit
}

/** The words for each unit; `times` is how many units one of them stands for. */
const units: readonly [kind: FigureKind, words: RegExp, unit: Unit, times?: number][] = [
  ['money', /€|euro/, 'euro'],
  ['money', /\$|dollar/, 'dollar'],
  ['money', /\dp$|pence/, 'pound', 0.01],
  ['money', /./, 'pound'],
  [
    'count',
    /session|sitting|treatment|visit|appointment|peel|injection|consultation|procedure|course/,
    'session',
  ],
  ['time', /sec/, 'second'],
  ['time', /min/, 'minute'],
  ['time', /hour|\bhr|\dh/, 'hour'],
  ['time', /fortnight/, 'week', 2],
  ['time', /day|night/, 'day'],
  ['time', /week|wk/, 'week'],
  ['time', /month|mth/, 'month'],
  ['time', /decade/, 'year', 10],
  ['time', /year|yr/, 'year'],
]

/** The value of a figure, from its words in lower case; undefined for a kind that measures nothing. */
export function measure(kind: FigureKind, words: string): Quantity | undefined {
  const [, , unit, times = 1] = units.find(([of, pattern]) => of === kind && pattern.test(words)) ?? []
  if (!unit) return undefined
  const sums =
    kind === 'money'
      ? inDigits(words).match(/\d[\d,.]*(?: ?(?:hundred|thousand|million|[km])\b)?/g)
      : undefined
  const numbers = sums?.map(numberValue) ?? ends(words)
  const [least = 1, most = least] = [numbers[0], numbers.at(-1)]
  return { least: least * times, most: most * times, unit }
}

/** `1 250` and `1.250,00` as `1250` and `1250.00`. */
const inDigits = (words: string) =>
  words.replace(/(?<=\d)(?:[ ,]|\.(?=\d{3}[.,]))(?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/g, '.')

const firstAmount = new RegExp(amount)

function ends(words: string): number[] {
  const [, hours, minutes] = /^(\d+)h(?:rs?)?(\d\d)$/.exec(words) ?? []
  if (minutes) return [Number(hours) + Number(minutes) / 60]
  const more = /^an? \w+[ -]and[ -]a[ -](?:half|quarter)/.test(words)
  if (more || /quarter|^half[- ](?!a dozen)|^every |^(?:one|1) \w+[ -]and[ -]a[ -]half/.test(words))
    return [numberValue(words) + (more ? 1 : 0)]
  const shape = firstAmount.exec(shapeOf(words))
  const found = Array.from(shape?.[0].matchAll(/[¹²³]+/g) ?? [], ({ 0: number, index }) => {
    const start = (shape?.index ?? 0) + index
    return numberValue(words.slice(start, start + number.length))
  })
  return /^an? .* or \w+/.test(words) ? [1, ...found] : found
}

const seconds = new Map<Unit, number>([
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
])

/** Whether the least of one length of time is longer than the most of another, however many days their months have. */
export const isLonger = (one: Quantity, other: Quantity): boolean =>
  one.least * secondsIn(one.unit, 28) > other.most * secondsIn(other.unit, 31)

/** The seconds in a unit of time; no number for other units. */
function secondsIn(unit: Unit, daysInMonth: number): number {
  const months = unit === 'month' ? 1 : unit === 'year' ? 12 : Number.NaN
  return seconds.get(unit) ?? months * daysInMonth * 86_400
}

/** A text that is the same for equal quantities, such as 2 weeks and 14 days. Days don't add up to months. */
export function comparable({ least, most, unit }: Quantity): string {
  const size = seconds.get(unit) ?? (unit === 'year' ? 12 : 1)
  const family = seconds.has(unit) ? 'second' : unit === 'year' ? 'month' : unit
  return `${least * size}-${most * size} ${family}`
}
