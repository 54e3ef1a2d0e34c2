import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { validateField } from '../../../../../schemas/enquiry.ts'
import {
  type CorrectableField,
  correctableFields,
  detailNames,
} from '../../../../../schemas/enquiry-history.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { londonDate } from '../../../../../schemas/time/calendar-date.ts'
import { Problem, problemProps } from '../../../parts/problem.tsx'
import { takeFocus } from '../../../parts/take-focus.ts'
import { useProblem } from '../../../parts/use-problem.ts'
import { useChange } from '../use-change.ts'
import { SaveButtons } from './save-buttons.tsx'
import { forgetDrafts, useDraft } from './use-draft.ts'

const types = {
  name: 'text',
  dateOfBirth: 'date',
  email: 'email',
  phone: 'tel',
} as const satisfies Record<CorrectableField, string>

/** What is wrong with a field, in the words of the contact form. */
type Wrong = Partial<Record<CorrectableField, string>>

interface DetailsFormProps {
  /** The enquiry as it was when the form opened. */
  shown: StoredEnquiry
  /** The enquiry as it is now. */
  current: StoredEnquiry
  onEnd: () => void
}

/** Corrects what the visitor mistyped. */
export function DetailsForm({ shown, current, onEnd }: DetailsFormProps) {
  const { pending, post, isShown } = useChange(shown.reference)
  const { problem: wrong = {}, showProblem: showWrong } = useProblem<Wrong>()
  const [problem, setProblem] = useState<string>()
  /** Fields that somebody else has corrected meanwhile. Once they have been shown, saving again replaces them. */
  const replaced = problem ? correctableFields.filter((field) => current[field] !== shown[field]) : []
  const end = () => {
    forgetDrafts(shown.reference, Object.values(detailNames))
    onEnd()
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const edited = correctableFields.filter((field) => typed.get(field) !== shown[field])
    if (edited.length === 0) return end()
    const found = wrongIn(typed, edited)
    showWrong(found)
    setProblem(undefined)
    const first = edited.find((field) => found[field])
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus()
    const details = Object.fromEntries(edited.map((field) => [field, typed.get(field)]))
    const expected = Object.fromEntries(edited.map((field) => [field, (problem ? current : shown)[field]]))
    const outcome = await post('save', 'details', { details, expected }, { showsProblem: isShown })
    if (!outcome) return
    if ('problem' in outcome) setProblem(outcome.problem)
    else end()
  }
  return (
    <form className="details-form" onSubmit={(event) => void save(event)} noValidate>
      {correctableFields.map((field, index) => (
        <div key={field} className="field">
          <label htmlFor={`details-${field}`}>{detailNames[field]}</label>
          <DetailInput
            readOnly={pending !== undefined}
            ref={index === 0 ? takeFocus : undefined}
            id={`details-${field}`}
            field={field}
            shown={shown}
            {...problemProps(`details-${field}-problem`, wrong[field])}
          />
          {replaced.includes(field) && (
            <p className="muted">
              It says <span dir="auto">{current[field]}</span> now. Save again to replace it with yours.
            </p>
          )}
          <Problem id={`details-${field}-problem`}>{wrong[field]}</Problem>
        </div>
      ))}
      <Problem>{problem}</Problem>
      <SaveButtons pending={pending} onCancel={end} />
    </form>
  )
}

interface DetailInputProps extends ComponentProps<'input'> {
  field: CorrectableField
  shown: StoredEnquiry
}

function DetailInput({ field, shown, ...input }: DetailInputProps) {
  const draft = useDraft(shown.reference, detailNames[field], shown[field])
  return (
    <input
      {...input}
      name={field}
      type={types[field]}
      dir="auto"
      autoComplete="off"
      value={draft.text}
      onChange={({ target }) => draft.set(target.value)}
    />
  )
}

function wrongIn(typed: FormData, fields: readonly CorrectableField[]): Wrong {
  const today = londonDate(new Date())
  return Object.fromEntries(fields.map((field) => [field, validateField(field, typed.get(field), today)]))
}
