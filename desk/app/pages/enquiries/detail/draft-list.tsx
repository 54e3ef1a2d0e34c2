import { Fragment } from 'react'
import { CopyButton } from '../../../parts/copy-button.tsx'
import type { Draft } from './use-draft.ts'

/** What was typed and can no longer be saved, to copy. */
export const DraftList = ({ drafts }: { drafts: readonly Draft[] }) =>
  drafts.map(({ reference, field, text }) => (
    <Fragment key={`${reference} ${field}`}>
      <p>
        <strong>{field}</strong> <CopyButton text={text} label={field} />
      </p>
      <p className="message" dir="auto">
        {text}
      </p>
    </Fragment>
  ))
