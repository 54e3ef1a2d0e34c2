import { day as dayLength } from '../../schemas/time/durations.ts'
import { shownInLondon } from '../../schemas/time/london-clock.ts'
import { find, findAll } from './find.ts'
import { listen } from './listen.ts'

const rows = () => findAll('.hours-row')

/**
 * Whether the hours of a row hold on a day, counted from 1 January 1970: they hold every `data-every` days, first on the day `data-on`,
 * and on no day in `data-closed-on`.
 */
function isOn({ dataset, parentElement }: HTMLElement, day: number): boolean {
  const { closedOn } = (parentElement as HTMLElement).dataset
  return day % Number(dataset.every) === Number(dataset.on) && !closedOn?.includes(String(day))
}

/** `28 November` */
function dateWords(day: number): string {
  const date = new Date(day * dayLength)
  const months = find('.hours').dataset.months as string
  return `${date.getUTCDate()} ${months.split(' ')[date.getUTCMonth()]}`
}

const dayNumber = (date: Date) => Math.floor(date.getTime() / dayLength)

/** Does this now, whenever the page is shown again, and each minute. */
export function keepUpToDate(show: () => void): void {
  show()
  listen('visibilitychange', show)
  setInterval(show, 60_000)
}

/** Marks today's row in the list of opening hours, and says of an alternate day when it is open next. */
export function markToday(): void {
  const today = dayNumber(shownInLondon(new Date()))
  for (const row of rows()) {
    const next = row.querySelector<HTMLElement>('[data-next]')
    if (next) {
      let day = today + 1
      while (!isOn(row, day)) day += 1
      next.textContent = (next.dataset.next as string).replace('{date}', dateWords(day))
    }
    if (row.toggleAttribute('data-today', isOn(row, today)))
      row.firstElementChild?.append(find<HTMLElement>('.hours-today'))
  }
}

/** Days that are looked through for one on which the clinic is open. */
const daysAhead = 28

/** Says whether the clinic is open, in the words of the line and with the times as the list writes them; from a week ahead with the date. */
export function showOpenNow(): void {
  const line = find('.open-now')
  const clock = shownInLondon(new Date())
  const today = dayNumber(clock)
  const time = clock.toISOString().slice(11, 16)
  for (let day = today; day < today + daysAhead; day += 1) {
    for (const row of rows()) {
      const { day: weekday, opens, closes } = row.dataset as Record<'day' | 'opens' | 'closes', string>
      if (!opens || !isOn(row, day) || (day === today && closes <= time)) continue
      const isOpen = day === today && opens <= time
      const words = line.dataset[isOpen ? 'openUntil' : day > today ? 'opens' : 'opensToday'] as string
      const times = (row.lastElementChild as Element).textContent.split('-')
      const shown = line.firstElementChild as Element
      shown.textContent = words
        .replace('{day}', day < today + 7 ? weekday : `${weekday} ${dateWords(day)}`)
        .replace('{time}', times[Number(isOpen)] as string)
      return
    }
  }
}
