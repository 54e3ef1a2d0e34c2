import type { ReactElement } from 'react'

interface Props {
  id: string
  heading: string
  children: ReactElement[] | (ReactElement | ReactElement[])[]
}

export function FooterLinks({ id, heading, children }: Props) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="footer-links">
        {children.flat().map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
