import type { ReactNode } from 'react'
import { BackHome } from './back-home.tsx'

interface Props {
  heading: string
  lead: string
  children?: ReactNode
}

/** The top of a page without a picture. */
export function PageHead({ heading, lead, children }: Props) {
  return (
    <div data-tone="plaster">
      <div className="frame stack page-head">
        <BackHome />
        <h1 className="title">{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <hr className="measure-rule" />
    </div>
  )
}
