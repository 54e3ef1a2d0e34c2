import { longDate } from '../../schemas/time/long-date.ts'

export function DocumentDate({ label, date }: { label: string; date: string | undefined }) {
  if (!date) return null
  return (
    <p className="small">
      {`${label} `}
      <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
