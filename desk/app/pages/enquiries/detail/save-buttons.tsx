import { ActionButton } from '../../../parts/action-button.tsx'

/** The buttons at the end of a correction form. The action of Save is named `save`. */
export const SaveButtons = ({ pending, onCancel }: { pending: string | undefined; onCancel: () => void }) => (
  <div className="actions">
    <ActionButton action="save" pending={pending} type="submit">
      Save
    </ActionButton>
    <button type="button" className="button button-quiet" onClick={onCancel}>
      Cancel
    </button>
  </div>
)
