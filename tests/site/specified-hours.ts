import { type HtmlDocument, textOf } from '../support/html-document.ts'

/** The opening hours that the clinic specified; Sunday is not listed. */
export const hours = [
  ['Monday', '9:00 AM-3:00 PM'],
  ['Tuesday', 'Closed'],
  ['Wednesday', '10:00 AM-8:30 PM'],
  ['Thursday', '9:00 AM-3:00 PM'],
  ['Friday', '9:30 AM-6:00 PM'],
  ['Alternate Saturdays', '9:00 AM-1:00 PM'],
]

/** The opening hours as the main part of a page shows them. */
export const hoursOf = (page: HtmlDocument) =>
  page
    .all('main .hours-row')
    .map((row) => [row.querySelector('dt'), row.querySelector('dd')].map((cell) => cell && textOf(cell)))
