import { longDate } from '../../schemas/content/long-date.ts'
import { compareLists } from './compare.ts'
import { stated } from './expected-page.ts'
import type { PageCheck } from './scope.ts'

/** When a legal page was last changed, in words and for machines. */
export const documentDate: PageCheck = ({ page, expected, start }) => {
  const { legal } = expected
  if (!legal) return []
  const own = (text: string) => stated(text, 'legal', ['updated'], legal.slug)
  const times = page.all({ tag: 'time' })
  const dates = legal.updated === undefined ? [] : [legal.updated]
  return [
    ...compareLists(
      'date',
      times.map((time) => page.said(time)),
      dates.map(longDate).map(own),
      start,
    ),
    ...compareLists(
      'date for machines',
      times.flatMap((time) => page.saidBy(time, 'datetime') ?? []),
      dates.map(own),
      start,
    ),
  ]
}
