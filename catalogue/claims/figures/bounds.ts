import type { Measure } from '../measure.ts'

const open =
  'over|more than|at least|upwards of|not less than|no less than|no fewer than|a minimum of|minimum|min\\.?|as little as|as few as|from'
const closed =
  'up to|at most|no more than|not more than|no longer than|not longer than|does not exceed|not exceeding|within no more than|a maximum of|maximum|max\\.?|as many as|as much as|under|less than|fewer than'
const loose =
  'about|around|approximately|approx\\.?|roughly|nearly|almost|some|typically|usually|normally|generally|just|only|circa|well'

const before = new RegExp(`(?:\\b(?:(${open})|(${closed})|between)\\s+)?(?:\\b(?:${loose})\\s+)*$`, 'i')
const after =
  /^(?:\s*(\+|plus\b|upwards?\b|onwards?\b)|\s+(?:or|and) (more|over|above|up|upwards|counting)\b|\s+(at least|minimum)\b|\s+or so\b|\s+(?:or (less|fewer|under)|(at most|maximum|tops)\b))/i

const pricesFrom =
  /\b(?:(?:start|begin)(?:s|ning|ing)? (?:from|at)|from|as little as)\s+(?:(?:just|only|about|around)\s+)*$/i

/** What the words around a figure make of it, and where the whole figure begins and ends with them. */
export interface Bounds {
  bound?: Measure['bound']
  /** "from": a price's floor, but for a time only where a range begins. */
  isFrom: boolean
  start: number
  end: number
}

/** The same for a sum of money, of which "starts at" makes a floor too. */
export function priceBoundsOf(text: string, start: number, end: number): Bounds {
  const bounds = boundsOf(text, start, end)
  const lead = pricesFrom.exec(text.slice(Math.max(0, start - 60), start))
  return lead ? { ...bounds, bound: 'least' } : bounds
}

/** "over 12 years", "at least about 3", "12 years or more", "£250 upwards", "no more than 2". */
export function boundsOf(text: string, start: number, end: number): Bounds {
  const lead = before.exec(text.slice(Math.max(0, start - 60), start))
  const tail = after.exec(text.slice(end, end + 20))
  const isFrom = /^from$/i.test(lead?.[1] ?? '')
  const least =
    lead?.[1] !== undefined || [tail?.[1], tail?.[2], tail?.[3]].some((word) => word !== undefined)
  const most = lead?.[2] !== undefined || tail?.[4] !== undefined || tail?.[5] !== undefined
  return {
    ...(least ? { bound: 'least' as const } : most && { bound: 'most' as const }),
    isFrom,
    start: start - (lead?.[0].length ?? 0),
    end: end + (tail?.[0].length ?? 0),
  }
}
