import { shownInLondon } from '../../schemas/london-clock.ts'
import { find, findAll } from './find.ts'

const dayLength = 86_400_000

const rows = () => findAll('.hours-row')

/**
 * In how many days the day of a row comes, 0 for today: it comes every `data-every` days, counted from 1 January 1970 on the first time
 * after `data-on` days.
 */
function daysUntil({ dataset }: HTMLElement, today: number): number {
  const every = Number(dataset.every)
  return (every + Number(dataset.on) - (today % every)) % every
}

const dayNumber = (date: Date) => Math.floor(date.getTime() / dayLength)

/** Marks today's row in the list of opening hours, and says of an alternate day when it is open next. */
export function markToday(now = new Date()): void {
  const today = dayNumber(shownInLondon(now))
  for (const row of rows()) {
    const ahead = daysUntil(row, today)
    const next = row.querySelector<HTMLElement>('[data-next]')
    if (next) {
      const { next: words = '', months = '' } = next.dataset
      const date = new Date((today + (ahead || 14)) * dayLength)
      const day = `${date.getUTCDate()} ${months.split(' ')[date.getUTCMonth()]}`
      next.textContent = words.replace('{date}', day)
    }
    if (ahead) continue
    row.dataset.today = ''
    row.firstElementChild?.append(find<HTMLElement>('.hours-today'))
  }
}

/** Says whether the clinic is open, in the words of the line and with the times as the list writes them. */
export function showOpenNow(now = new Date()): void {
  const line = find('.open-now')
  const today = shownInLondon(now)
  const time = today.toISOString().slice(11, 16)
  let soonest = Number.POSITIVE_INFINITY
  for (const row of rows()) {
    const { day = '', opens, closes = '', every } = row.dataset
    const ahead = daysUntil(row, dayNumber(today)) || (time < closes ? 0 : Number(every))
    if (!opens || ahead >= soonest) continue
    soonest = ahead
    const isOpen = !ahead && opens <= time
    const words = line.dataset[isOpen ? 'openUntil' : ahead ? 'opens' : 'opensToday'] as string
    const times = (row.lastElementChild as Element).textContent.split('-')
    const shown = line.firstElementChild as Element
    shown.textContent = words.replace('{day}', day).replace('{time}', times[isOpen ? 1 : 0] ?? '')
  }
}
