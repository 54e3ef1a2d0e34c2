import type { ReactNode } from 'react'
import { BackHome } from './back-home.tsx'

interface Props {
  heading: string
  lead: string
  children?: ReactNode
}

/** The top of a page that no picture leads: way back, heading, one line. */
export function PageHead({ heading, lead, children }: Props) {
  return (
    <div data-tone="plaster">
      <div className="frame page-head">
        <BackHome />
        <h1 className="title">{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <hr className="measure-rule" />
    </div>
  )
}
