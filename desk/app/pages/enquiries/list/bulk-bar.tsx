import { withCommas } from '../../../../../schemas/counted.ts'
import { maxStatusChanges } from '../../../../../schemas/desk.ts'
import { Key } from '../../../keys/key.tsx'
import { singleKeys } from '../../../keys/single-keys.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Problem } from '../../../parts/problem.tsx'
import { Question } from '../../../parts/question.tsx'
import { fewEnquiries, type Selection } from './use-selection.ts'

/** Acts on all selected enquiries or on none. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { selected, names, actions, act, asked, answer, pending, problem, select } = selection
  const count = selected.size
  const areKeysOn = singleKeys.use()
  return (
    <section className="bulk" aria-label="Selected enquiries">
      <p aria-live="polite">
        <strong>{withCommas(count)} selected</strong>
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
            onClick={() => act(to)}
          >
            <span>
              {label}
              <span className="sr-only"> for {count} selected</span>
            </span>{' '}
            <Key name={key} />
          </ActionButton>
        ))}
        <button type="button" className="button button-quiet" onClick={() => select(new Set())}>
          Clear <Key name="Escape" />
        </button>
      </div>
      <Problem>{problem}</Problem>
      <Question
        asked={asked}
        title={`Move ${count} enquiries to ${asked}?`}
        text="All of them are moved, or none."
        answers={[
          { label: 'Move them', isYes: true },
          { label: 'Cancel', isYes: false },
        ]}
        onAnswer={answer}
      />
    </section>
  )
}
