/** `9:00 AM-3:00 PM`, as the clinic writes its hours. */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${formatTime(opens)}-${formatTime(closes)}`

/** `20:30` as "8:30 PM". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
