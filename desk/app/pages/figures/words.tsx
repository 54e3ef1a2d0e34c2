import { type DeskFigures, fewestToSay, type Spread } from '../../../../schemas/desk-figures.ts'
import { responsePromiseHours } from '../../../../schemas/response-promise.ts'
import { spanWords } from '../../parts/time-words.ts'

export function receivedWords({ received, weeks }: DeskFigures): string {
  const enquiries = received === 1 ? '1 enquiry' : `${received} enquiries`
  return `${enquiries} in ${weeks.length} weeks, spam left out. The last week is not over.`
}

export function AnswerWords({ firstAnswer, firstAnswerOpen, answered }: DeskFigures) {
  if (!firstAnswer) return <TooFew of={answered} what="answered" />
  return (
    <>
      {spreadWords(firstAnswer)}
      {firstAnswerOpen && <> Counting opening hours alone: {spreadWords(firstAnswerOpen)}</>}
    </>
  )
}

const spreadWords = ({ median, ninetieth }: Spread) => (
  <>
    half within <strong>{spanWords(median)}</strong>, nine of ten within{' '}
    <strong>{spanWords(ninetieth)}</strong>.
  </>
)

export function PromiseWords({ answered, answeredInTime, late }: DeskFigures) {
  const waiting = late > 0 && ` ${late} ${late === 1 ? 'waits' : 'wait'} longer than that now.`
  if (answered < fewestToSay)
    return (
      <>
        <TooFew of={answered} what="answered" />
        {waiting}
      </>
    )
  return (
    <>
      <strong>{Math.round((100 * answeredInTime) / answered)} %</strong> of the {answered} answered had their
      first answer within {responsePromiseHours} hours.{waiting}
    </>
  )
}

export function TooFew({ of, what }: { of: number; what: string }) {
  return (
    <>
      Too few to say: {of === 0 ? 'none was' : of === 1 ? '1 was' : `${of} were`} {what}.
    </>
  )
}
