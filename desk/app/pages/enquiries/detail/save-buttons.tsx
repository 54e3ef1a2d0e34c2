import { ActionButton } from '../../../parts/action-button.tsx'

/** At the end of a form that corrects something; saving is called `keep`. */
export const SaveButtons = ({ pending, onCancel }: { pending: string | undefined; onCancel: () => void }) => (
  <div className="actions">
    <ActionButton action="keep" pending={pending} type="submit">
      Save
    </ActionButton>
    <button type="button" className="button button-quiet" onClick={onCancel}>
      Cancel
    </button>
  </div>
)
