import type { DeskKey } from './key-list.ts'
import { singleKeys } from './single-keys.ts'

interface KeyProps {
  name: DeskKey
  /** What to press while single keys are switched off. */
  otherwise?: DeskKey
}

/** A key beside the button that it presses. Screen readers read `aria-keyshortcuts` instead. */
export function Key({ name, otherwise }: KeyProps) {
  const shown = singleKeys.use() ? name : otherwise
  if (!shown) return null
  return (
    <span className="key" aria-hidden="true">
      {shown === 'Escape' ? 'Esc' : shown}
    </span>
  )
}
