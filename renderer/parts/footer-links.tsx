import type { ReactElement } from 'react'

interface Props {
  id: string
  heading: string
  /** Two columns where there is room. */
  long?: boolean
  children: ReactElement[] | (ReactElement | ReactElement[])[]
}

export function FooterLinks({ id, heading, long = false, children }: Props) {
  return (
    <nav aria-labelledby={id}>
      <h2 className="footer-title" id={id}>
        {heading}
      </h2>
      <ul className={long ? 'footer-links-long' : undefined}>
        {children.flat().map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
