import { counted, withCommas } from '../../../../schemas/counted.ts'
import { type DeskFigures, inTimeShare, type Spread } from '../../../../schemas/desk-figures.ts'
import { responsePromiseHours } from '../../../../schemas/time/response-promise.ts'
import { withinWords } from '../../parts/time-words.ts'
import { clockHour, days } from './figure-table.ts'

export function receivedWords({ received, weeks }: DeskFigures): string {
  return `${counted(received, 'enquiry', 'enquiries')} in ${weeks.length} weeks, spam left out. The last week is not over.`
}

export function AnswerWords({ firstAnswer, firstAnswerOpen, answered }: DeskFigures) {
  if (!firstAnswer) return <TooFew of={answered} what="answered" />
  return (
    <>
      First answers: {spreadWords(firstAnswer)}
      {firstAnswerOpen && <> Counting opening hours alone: {spreadWords(firstAnswerOpen)}</>}
    </>
  )
}

const spreadWords = ({ median, ninetieth }: Spread) => (
  <>
    half within <strong>{withinWords(median)}</strong>, nine in ten within{' '}
    <strong>{withinWords(ninetieth)}</strong>.
  </>
)

export function PromiseWords(figures: DeskFigures) {
  const { answeredOrOverdue, late } = figures
  const share = inTimeShare(figures)
  const waiting = late > 0 && ` ${counted(late, 'is', 'are')} still waiting longer than that.`
  if (share === undefined)
    return (
      <>
        <TooFew of={answeredOrOverdue} what="answered or overdue" />
        {waiting}
      </>
    )
  return (
    <>
      <strong>{share}%</strong> of the {withCommas(answeredOrOverdue)} answered or overdue had their first
      answer within {responsePromiseHours} hours.{waiting}
    </>
  )
}

export function busiestWords({ hours }: DeskFigures): string {
  const most = Math.max(...hours.flat())
  const busiest = hours.flatMap((counts, day) =>
    counts.flatMap((count, hour) => (count === most ? `${days[day]} from ${clockHour(hour)}` : [])),
  )
  const when = busiest.length === 1 ? `, on ${busiest[0]}` : ''
  return `When people write, by the clinic’s clock. Most in one hour: ${most}${when}.`
}

export function TooFew({ of, what }: { of: number; what: string }) {
  return (
    <>
      Too few to say: {of === 0 ? 'none was' : counted(of, 'was', 'were')} {what}.
    </>
  )
}
