/** `2025-07-09` as "9 July 2025", `2025-01` as "January 2025". */
export function longDate(date: string): string {
  const whole = date.length === 10
  return new Date(`${whole ? date : `${date}-01`}T12:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
    ...(whole && { day: 'numeric' }),
  })
}

/** When a document was last changed. Nothing where no date is stated. */
export function DocumentDate({
  label = 'Last updated',
  date,
}: {
  label?: string | undefined
  date?: string | undefined
}) {
  if (!date) return null
  return (
    <p className="small">
      {label} <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
