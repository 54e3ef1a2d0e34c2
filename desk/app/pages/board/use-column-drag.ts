import { isTextDropItem, useDragAndDrop } from 'react-aria-components'
import { canMove, type EnquiryStatus, enquiryStatuses } from '../../../../schemas/enquiry-status.ts'
import { dragType, moveCard, type OnMoved } from './move-card.ts'

interface ColumnDrag {
  /** Called with the column that a card is being dragged from, or with nothing once it is dropped. */
  onDrag: (from: EnquiryStatus | undefined) => void
  onMoved: OnMoved
}

/** Lets cards be dragged out of a column, and into it where the table of transitions allows that. */
export function useColumnDrag(status: EnquiryStatus, { onDrag, onMoved }: ColumnDrag) {
  const sources = enquiryStatuses.filter((from) => canMove(from, status))
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType(status)]: String(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag(status),
    onDragEnd: () => onDrag(undefined),
    acceptedDragTypes: sources.map(dragType),
    getDropOperation: (target, types) =>
      target.type === 'root' && sources.some((from) => types.has(dragType(from))) ? 'move' : 'cancel',
    onRootDrop: async ({ items }) => {
      for (const item of items) {
        if (!isTextDropItem(item)) continue
        const from = sources.find((one) => item.types.has(dragType(one)))
        if (!from) continue
        await moveCard({ reference: await item.getText(dragType(from)), from }, status, onMoved)
      }
    },
  }).dragAndDropHooks
}
