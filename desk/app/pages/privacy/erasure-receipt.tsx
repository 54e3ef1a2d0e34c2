import { counted } from '../../../../schemas/counted.ts'
import { type Erasure, erasedAgainSentence, finishing, unwritableWords } from '../../../../schemas/erasure.ts'
import { londonDate } from '../../../../schemas/time/calendar-date.ts'
import { ukTime } from '../../../../schemas/time/london-time.ts'
import { download } from '../../parts/download.ts'
import { takeFocus } from '../../parts/take-focus.ts'

/** The receipt of an erasure, which names nobody, and what is left to do. */
export function ErasureReceipt({ erasure: { receipt, freed, unwritable } }: { erasure: Erasure }) {
  const { erasedAt, references, mails } = receipt
  const [words, command] = finishing(receipt)
  const receiptText = `${JSON.stringify(receipt, null, 2)}\n`
  return (
    <div className="held">
      <h3 tabIndex={-1} data-takes-focus ref={takeFocus}>
        Erased {references.join(', ')}
      </h3>
      <p>
        On {ukTime(erasedAt)}
        {mails > 0 && `, with ${counted(mails, 'mail')}`}. {erasedAgainSentence}
      </p>
      {unwritable.map((folder) => (
        <p key={folder}>{unwritableWords(folder)}</p>
      ))}
      {!freed && (
        <p>
          {words} {command && <code>{command}</code>}
        </p>
      )}
      <button
        type="button"
        className="button"
        onClick={() =>
          download(`erased-${londonDate(new Date(erasedAt))}.json`, 'application/json', receiptText)
        }
      >
        Download the receipt
      </button>
    </div>
  )
}
