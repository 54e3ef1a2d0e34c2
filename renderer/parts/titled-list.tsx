interface Props {
  id: string
  heading: string
  items: { title: string; text: string }[]
  tone?: 'chalk' | 'plaster' | 'estuary'
}

/** A heading in the margin, and short texts with titles beside it. */
export function TitledList({ id, heading, items, tone = 'chalk' }: Props) {
  return (
    <section className="section" data-tone={tone} aria-labelledby={`${id}-heading`}>
      <div className="frame split">
        <div className="split-margin stack">
          <h2 className="heading-small" id={`${id}-heading`}>
            {heading}
          </h2>
        </div>
        <ul className="columns titled-list">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="subheading">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
