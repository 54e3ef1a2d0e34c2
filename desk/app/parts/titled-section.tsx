import { type ReactNode, useId } from 'react'

interface TitledSectionProps {
  title: string
  className?: string
  /** -1 if a button elsewhere leads to it. */
  tabIndex?: -1
  children: ReactNode
}

export function TitledSection({ title, children, ...section }: TitledSectionProps) {
  const id = useId()
  return (
    <section {...section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
