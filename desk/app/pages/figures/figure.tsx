import type { ReactNode } from 'react'
import { download } from '../../parts/download.ts'
import { TitledSection } from '../../parts/titled-section.tsx'
import { csvOf, type FigureTable } from './figure-table.ts'

interface FigureProps {
  title: string
  /** The figure in words. */
  words: ReactNode
  table: FigureTable
  /** The name of its CSV file, without `.csv`. */
  file: string
  /** The chart, or nothing if there are too few to draw. */
  children: ReactNode
}

/** A chart with its numbers as a table, which can be downloaded. */
export function Figure({ title, words, table, file, children }: FigureProps) {
  return (
    <TitledSection className="figure-part" title={title}>
      <p>{words}</p>
      {children}
      <details>
        <summary>
          The numbers<span className="sr-only">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section className="figure-scroll" aria-label={`${title}: the numbers`} tabIndex={0}>
          <table className="table">
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, column) => (
                    <td key={table.head[column + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`Download CSV: ${title}`}
        onClick={() => download(`${file}.csv`, 'text/csv', csvOf(table))}
      >
        Download CSV
      </button>
    </TitledSection>
  )
}
