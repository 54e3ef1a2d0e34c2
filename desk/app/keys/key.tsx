import type { DeskKey } from './key-list.ts'
import { singleKeys } from './single-keys.ts'

/** A key beside the button that it presses. Screen readers read `aria-keyshortcuts` instead. */
export function Key({ name }: { name: DeskKey }) {
  const isOn = singleKeys.use()
  if (!isOn) return null
  return (
    <span className="key" aria-hidden="true">
      {name === 'Escape' ? 'Esc' : name}
    </span>
  )
}
