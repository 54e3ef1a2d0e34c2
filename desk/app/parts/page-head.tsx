import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

/** A page's name, in the tab and as a heading, with optional content beside it. */
export function PageHead({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="page-head">
      <PageTitle name={name} />
      <h1 tabIndex={-1} data-takes-focus>
        {name}
      </h1>
      {children}
    </div>
  )
}
