const fortnight = 14 * 86_400_000

/** Whether an every-second-week day that was open on `firstOpen` (ISO date) is open on `date`. */
export const isOpenThisWeek = (firstOpen: string, date: string): boolean =>
  (Date.parse(date) - Date.parse(firstOpen)) % fortnight === 0

/** The clinic's own weekday and calendar date, wherever the visitor is. */
export function clinicDay(now: Date): { weekday: string; date: string } {
  const zone = { timeZone: 'Europe/London' }
  return {
    weekday: now.toLocaleDateString('en-GB', { ...zone, weekday: 'long' }).toLowerCase(),
    date: now.toLocaleDateString('en-CA', zone),
  }
}

/** Marks today's row in every table of opening hours; the pages are made ahead of the day they are read. */
export function markToday(now = new Date()): void {
  const { weekday, date } = clinicDay(now)
  for (const table of document.querySelectorAll<HTMLElement>('[data-today-label]')) {
    const row = table.querySelector<HTMLElement>(`[data-day="${weekday}"]`)
    const firstOpen = row?.dataset.firstOpen
    if (!row || (firstOpen && !isOpenThisWeek(firstOpen, date))) continue
    row.dataset.today = ''
    const label = document.createElement('span')
    label.className = 'hours-today'
    label.textContent = ` ${table.dataset.todayLabel}`
    row.querySelector('dt')?.append(label)
  }
}
