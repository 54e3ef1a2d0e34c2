import { type ReactNode, useId } from 'react'

interface TitledSectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function TitledSection({ title, className, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
