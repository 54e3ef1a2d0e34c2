import { type DeskFigures, fewestToSay } from '../../../../schemas/desk-figures.ts'
import { responsePromiseHours } from '../../../../schemas/response-promise.ts'
import { AnswerChart } from './answer-chart.tsx'
import { Figure } from './figure.tsx'
import { answersTable, hoursTable, reasonsTable, receivedTable } from './figure-table.ts'
import { HoursChart } from './hours-chart.tsx'
import { ReasonsChart } from './reasons-chart.tsx'
import { ReceivedChart } from './received-chart.tsx'
import { AnswerWords, PromiseWords, receivedWords, TooFew } from './words.tsx'

export function FiguresView({ figures }: { figures: DeskFigures }) {
  const { received, reasons, hours, weeks } = figures
  if (received === 0) return <p>No enquiry was received in this time.</p>
  const isEnough = received >= fewestToSay
  const tooFew = <TooFew of={received} what="received" />
  return (
    <div className="figure-grid">
      <Figure
        title="Received"
        words={receivedWords(figures)}
        table={receivedTable(figures)}
        file="received-by-week"
      >
        <ReceivedChart weeks={weeks} />
      </Figure>
      <Figure
        title="Time to the first answer"
        words={<AnswerWords {...figures} />}
        table={answersTable(figures)}
        file="first-answers-by-week"
      >
        <p>
          <PromiseWords {...figures} />
        </p>
        {weeks.some(({ firstAnswer }) => firstAnswer) && (
          <>
            <AnswerChart weeks={weeks} />
            <ul className="chart-key">
              <li className="chart-key-median">half were answered by then</li>
              <li className="chart-key-ninetieth">nine of ten</li>
              <li className="chart-key-promise">the promise of {responsePromiseHours} hours</li>
            </ul>
          </>
        )}
      </Figure>
      <Figure
        title="By reason"
        words={isEnough ? 'What people wrote about.' : tooFew}
        table={reasonsTable(figures)}
        file="received-by-reason"
      >
        {isEnough && <ReasonsChart reasons={reasons} />}
      </Figure>
      <Figure
        title="By hour of the week"
        words={isEnough ? 'When people write, by the clinic’s clock.' : tooFew}
        table={hoursTable(figures)}
        file="received-by-hour"
      >
        {isEnough && <HoursChart hours={hours} />}
      </Figure>
    </div>
  )
}
