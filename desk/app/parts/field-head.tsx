import type { ReactNode } from 'react'
import { Key } from '../keys/key.tsx'
import type { DeskKey } from '../keys/key-list.ts'

interface FieldHeadProps {
  /** The id of the field; that of its hint ends in `-hint`. */
  id: string
  label: string
  /** The key that leads to the field. */
  shortcut: DeskKey | undefined
  /** The hint. */
  children: ReactNode
}

/** The label of a field, with a hint beside it that stays while somebody writes. */
export const FieldHead = ({ id, label, shortcut, children }: FieldHeadProps) => (
  <div className="field-head">
    <label htmlFor={id}>
      {label} {shortcut && <Key name={shortcut} />}
    </label>
    <span id={`${id}-hint`} className="row-more">
      {children}
    </span>
  </div>
)
