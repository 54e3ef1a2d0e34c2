import { GridList } from 'react-aria-components'
import { Link } from 'react-router-dom'
import { capitalised } from '../../../../schemas/capitalised.ts'
import { withCommas } from '../../../../schemas/counted.ts'
import { canMove, type EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Card } from './card.tsx'
import type { OnMoved } from './move-card.ts'
import { useColumn } from './use-column.ts'
import { useColumnDrag } from './use-column-drag.ts'

interface ColumnProps {
  status: EnquiryStatus
  now: Date
  /** The card that was moved here last, if it was the last one moved. */
  arrived: string | undefined
  /** The column that a card is being dragged from. */
  dragged: EnquiryStatus | undefined
  onDrag: (from: EnquiryStatus | undefined) => void
  onMoved: OnMoved
}

export function Column({ status, now, arrived, dragged, onDrag, onMoved }: ColumnProps) {
  const query = useColumn(status, arrived)
  const dragAndDropHooks = useColumnDrag(status, { onDrag, onMoved })
  const takes = dragged === undefined || dragged === status ? undefined : canMove(dragged, status)
  const name = capitalised(status)
  return (
    <section className="column" data-status={status} data-takes={takes} aria-labelledby={`column-${status}`}>
      <h2 id={`column-${status}`}>
        {name} {query.data && <span className="muted">{withCommas(query.data.total)}</span>}
      </h2>
      <Loaded query={query} label={`Loading ${name}`} lines={3}>
        {({ enquiries, total }) => (
          <>
            <GridList
              className="cards"
              aria-label={name}
              keyboardNavigationBehavior="tab"
              disallowTypeAhead
              dragAndDropHooks={dragAndDropHooks}
              renderEmptyState={() => <p className="muted">None</p>}
            >
              {enquiries.map((enquiry) => (
                <Card key={enquiry.reference} enquiry={enquiry} now={now} onMoved={onMoved} />
              ))}
            </GridList>
            {total > enquiries.length && (
              <Link to={`/enquiries?status=${status}`} className="column-more">
                and {withCommas(total - enquiries.length)} more
              </Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
