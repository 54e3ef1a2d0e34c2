import { formatTime } from '../../schemas/content/clock-words.ts'
import { londonClock } from '../../schemas/london-clock.ts'
import { longDay } from '../long-day.ts'
import { isOpenThisWeek, nextOpenDate, type OpenDay, openingState } from './opening-state.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('.hours-row')]

/** Marks today's row in the list of opening hours, and says of an alternate day when it is open next. */
export function markToday(now = new Date()): void {
  const { weekday, date } = londonClock(now)
  for (const row of rows()) {
    const { firstOpen, day } = row.dataset
    if (day === weekday && (!firstOpen || isOpenThisWeek(firstOpen, date))) {
      row.dataset.today = ''
      const label = document.createElement('span')
      label.className = 'hours-today'
      label.textContent = ` ${row.parentElement?.dataset.todayLabel}`
      row.querySelector('dt')?.append(label)
    }
    const next = row.querySelector<HTMLElement>('[data-next]')
    const nextDate = nextOpenDate({ day: day ?? '', firstOpen }, date)
    if (next && nextDate) next.textContent = next.dataset.next?.replace('{date}', longDay(nextDate)) ?? ''
  }
}

/** Says whether the clinic is open, and again when the visitor comes back to the page. */
export function showOpenNow(): void {
  const update = () => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-open-until]')) {
      const words = line.querySelector('span')
      if (words) words.textContent = openingWords(line.dataset, new Date())
    }
  }
  update()
  document.addEventListener('visibilitychange', update)
}

function openingWords(words: DOMStringMap, now: Date): string {
  const state = openingState(openDays(), now)
  if (!state) return ''
  if ('until' in state) return words.openUntil?.replace('{time}', formatTime(state.until)) ?? ''
  const day = state.day.charAt(0).toUpperCase() + state.day.slice(1)
  const template = state.isToday ? words.opensToday : words.opens
  return template?.replace('{day}', day).replace('{time}', formatTime(state.opens)) ?? ''
}

const openDays = (): OpenDay[] =>
  rows().flatMap(({ dataset: { day, opens, closes, firstOpen } }) =>
    day && opens && closes ? [{ day, opens, closes, firstOpen }] : [],
  )
