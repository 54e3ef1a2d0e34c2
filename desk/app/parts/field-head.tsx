import type { ReactNode } from 'react'
import { Key } from '../keys/key.tsx'
import type { DeskKey } from '../keys/key-list.ts'

interface FieldHeadProps {
  /** The id of the field; the hint's id is the same with `-hint` appended. */
  id: string
  label: string
  /** The key that focuses the field. */
  shortcut: DeskKey | undefined
  /** The hint. */
  children: ReactNode
}

/** The label of a field, with a hint beside it that stays visible while somebody types. */
export const FieldHead = ({ id, label, shortcut, children }: FieldHeadProps) => (
  <div className="field-head">
    <label htmlFor={id}>
      {label} {shortcut && <Key name={shortcut} />}
    </label>
    <span id={`${id}-hint`} className="muted">
      {children}
    </span>
  </div>
)
