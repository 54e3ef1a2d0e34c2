import type { ReactNode } from 'react'

/** A remark set apart from the text. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="note" aria-label={title}>
      <p className="note-title">{title}</p>
      {children}
    </aside>
  )
}
