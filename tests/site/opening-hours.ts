import { type HtmlDocument, textOf } from '../support/html-document.ts'
import { catalogue } from '../support/site-content.ts'

const clock = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The opening hours as a page should show them: `['Alternate Saturdays', '9:00 AM-1:00 PM']`. */
export const hours = catalogue.clinic.hours.map((one) => {
  const day = one.day[0]?.toUpperCase() + one.day.slice(1)
  if ('closed' in one) return [day, 'Closed']
  return [one.alternate ? `Alternate ${day}s` : day, `${clock(one.opens)}-${clock(one.closes)}`]
})

/** The opening hours as the main part of a page shows them. */
export const hoursOf = (page: HtmlDocument) =>
  page
    .all('main .hours-row')
    .map((row) => [row.querySelector('dt'), row.querySelector('dd')].map((cell) => cell && textOf(cell)))
