import { announcing } from '../../parts/announcing.ts'
import { chime } from '../../parts/chime.ts'

/** Switches the chime and the count in the tab's title on or off, for this tab. */
export function AnnounceSwitch() {
  const isOn = announcing.use()
  const turn = (on: boolean) => {
    announcing.set(on)
    if (on) chime()
  }
  return (
    <label className="check muted">
      <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      Play a quiet chime for each new enquiry, and show in the tab’s title how many enquiries are waiting
    </label>
  )
}
