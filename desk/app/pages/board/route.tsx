import { useState } from 'react'
import { type EnquiryStatus, enquiryStatuses } from '../../../../schemas/enquiry-status.ts'
import { useFocusWhenShown } from '../../parts/focus-when-shown.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { scrollFocusedIntoView } from '../../parts/scroll-focused-into-view.ts'
import { useNow } from '../../parts/use-now.ts'
import { Column } from './column.tsx'
import type { OnMoved } from './move-card.ts'

/** Every enquiry in the column of its status. Moving a card moves the enquiry. */
export function Component() {
  const now = useNow()
  const [moved, setMoved] = useState<Parameters<OnMoved>[0]>()
  const [dragged, setDragged] = useState<EnquiryStatus>()
  useFocusWhenShown(moved && `[data-status=${moved.to}] .card[data-key="${moved.reference}"]`)
  return (
    <div>
      <PageHead name="Board">
        <p className="muted">Drag a card, or use its Move button. It can go only where its status allows.</p>
      </PageHead>
      <section className="board" aria-label="Columns" onFocus={scrollFocusedIntoView('.card')}>
        {enquiryStatuses.map((status) => {
          const arrived = moved?.to === status ? moved.reference : undefined
          return (
            <Column
              key={status}
              status={status}
              now={now}
              arrived={arrived}
              dragged={dragged}
              onDrag={setDragged}
              onMoved={setMoved}
            />
          )
        })}
      </section>
    </div>
  )
}
