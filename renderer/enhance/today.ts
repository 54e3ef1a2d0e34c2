const fortnight = 14 * 86_400_000

/** Whether a day that is open every second week, and was open on `firstOpen`, is open on `date` (ISO dates). */
export const isOpenThisWeek = (firstOpen: string, date: string): boolean =>
  (Date.parse(date) - Date.parse(firstOpen)) % fortnight === 0

/** Weekday and date in the clinic's time zone. */
export function clinicDay(now: Date): { weekday: string; date: string } {
  const zone = { timeZone: 'Europe/London' }
  return {
    weekday: now.toLocaleDateString('en-GB', { ...zone, weekday: 'long' }).toLowerCase(),
    date: now.toLocaleDateString('en-CA', zone),
  }
}

/** Marks today's row in every list of opening hours. */
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
