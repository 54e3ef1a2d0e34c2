import { type ComponentProps, useId } from 'react'

interface TitledSectionProps extends ComponentProps<'section'> {
  title: string
  /** The level of the title among the page's headings. */
  level?: 2 | 3
}

export function TitledSection({ title, level = 2, children, ...section }: TitledSectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section {...section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  )
}
