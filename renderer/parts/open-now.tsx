import { ClockIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'

/** A script fills it in from the list of opening hours: "Open now until 8:30 PM". Without script it is not shown. */
export function OpenNow() {
  const { openUntil, opens, opensToday } = useSite().contact.panel
  return (
    <p className="open-now" data-open-until={openUntil} data-opens={opens} data-opens-today={opensToday}>
      <span />
      <ClockIcon />
    </p>
  )
}
