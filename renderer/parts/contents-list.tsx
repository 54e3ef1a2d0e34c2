import type { Heading } from '../mdx/document.ts'

/** Links to the headings of a long text. */
export function ContentsList({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <nav className="contents-list" aria-label={label}>
      <p className="subheading">{label}</p>
      <ol>
        {headings.map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
