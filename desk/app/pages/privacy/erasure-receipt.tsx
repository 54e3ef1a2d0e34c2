import type { DeskErasure } from '../../../../schemas/desk-privacy.ts'
import { ukTime } from '../../../../schemas/london-time.ts'
import { download } from '../../parts/download.ts'

/** The receipt of an erasure, which names nobody, and what is left to do. */
export function ErasureReceipt({ erasure: { receipt, freed, unwritable } }: { erasure: DeskErasure }) {
  const { erasedAt, references, mails } = receipt
  const receiptText = `${JSON.stringify(receipt, null, 2)}\n`
  return (
    <div className="held" role="status">
      <p>
        <strong>Erased {references.join(', ')}</strong> on {ukTime(erasedAt)}
        {mails > 0 && `, with ${mails} mails`}. Backups keep their copies as said before; a restore erases
        these again.
      </p>
      {unwritable.map((folder) => (
        <p key={folder}>
          {folder} could not be written to. Before a backup from it is restored, run “db backup” into it once.
        </p>
      ))}
      {!freed && (
        <p>
          Another program is reading the database, so the bytes are still in its file. End that program, then
          repeat in the terminal: <code>clinic privacy erase --reference {references.join(' ')}</code>
        </p>
      )}
      <button
        type="button"
        className="button"
        onClick={() => download(`erased-${erasedAt.slice(0, 10)}.json`, 'application/json', receiptText)}
      >
        Download the receipt
      </button>
    </div>
  )
}
