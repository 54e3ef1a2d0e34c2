import { maxStatusChanges } from '../../../../../schemas/desk.ts'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import { fewEnquiries } from '../../../change.ts'
import { Key } from '../../../keys/key.tsx'
import { singleKeys } from '../../../keys/single-keys.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Problem } from '../../../parts/problem.tsx'
import type { StatusAction } from '../status-actions.ts'

interface BulkBarProps {
  count: number
  /** The names of the selected enquiries that the list shows. */
  names: readonly string[]
  /** The moves that all of them allow. */
  actions: readonly StatusAction[]
  /** The status that they are being given, if any. */
  pending: string | undefined
  /** Why the last try changed nothing, a line for each enquiry. */
  problem: string | undefined
  onAct: (to: EnquiryStatus) => void
  onClear: () => void
}

/** Acts on all selected enquiries or on none. */
export function BulkBar({ count, names, actions, pending, problem, onAct, onClear }: BulkBarProps) {
  const areKeysOn = singleKeys.use()
  return (
    <section className="bulk" aria-label="Selected enquiries">
      <p aria-live="polite">
        <strong>{count} selected</strong>
        {names.length > 0 && names.length <= fewEnquiries && `: ${names.join(', ')}`}
      </p>
      {count > maxStatusChanges && <p>At most {maxStatusChanges} can be moved at once. Select fewer.</p>}
      {count > 0 && count <= maxStatusChanges && actions.length === 0 && (
        <p>These cannot be moved together: their statuses allow no common step. Select fewer.</p>
      )}
      <div className="actions">
        {actions.map(({ to, label, key }) => (
          <ActionButton
            key={to}
            action={to}
            pending={pending}
            aria-keyshortcuts={areKeysOn ? key : undefined}
            onClick={() => onAct(to)}
          >
            <span>
              {label}
              <span className="sr-only"> for {count} selected</span>
            </span>{' '}
            <Key name={key} />
          </ActionButton>
        ))}
        <button type="button" className="button button-quiet" onClick={onClear}>
          Clear <Key name="Escape" />
        </button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  )
}
