import { type DeskFigures, inTimeShare, minSampleSize } from '../../../../schemas/desk-figures.ts'
import { responsePromiseHours } from '../../../../schemas/time/response-promise.ts'
import { AnswerChart } from './answer-chart.tsx'
import { Figure } from './figure.tsx'
import { answersTable, hoursTable, inTimeTable, reasonsTable, receivedTable } from './figure-table.ts'
import { HoursChart } from './hours-chart.tsx'
import { ReasonsChart } from './reasons-chart.tsx'
import { WeekBars } from './week-bars.tsx'
import { AnswerWords, busiestWords, PromiseWords, receivedWords, TooFew } from './words.tsx'

export function FiguresView({ figures }: { figures: DeskFigures }) {
  const { received, reasons, hours, weeks } = figures
  if (received === 0) return <p>No enquiry was received in this time.</p>
  const isEnough = received >= minSampleSize
  const tooFew = <TooFew of={received} what="received" />
  return (
    <div className="figure-grid">
      <div className="figure-column">
        <Figure
          title="Received"
          words={receivedWords(figures)}
          table={receivedTable(figures)}
          file="received-by-week"
        >
          <WeekBars
            weeks={weeks}
            label="Bar chart: enquiries received in each week"
            value={(week) => week.received}
          />
        </Figure>
        <Figure
          title="Time to the first answer"
          words={<AnswerWords {...figures} />}
          table={answersTable(figures)}
          file="first-answers-by-week"
        >
          {weeks.some(({ firstAnswer }) => firstAnswer) && (
            <>
              <AnswerChart weeks={weeks} />
              <ul className="chart-key">
                <li>half were answered by then</li>
                <li className="chart-key-ninetieth">nine in ten</li>
                <li className="chart-key-promise">the promise of {responsePromiseHours} hours</li>
              </ul>
            </>
          )}
        </Figure>
        <Figure
          title="Answered within the promise"
          words={<PromiseWords {...figures} />}
          table={inTimeTable(figures)}
          file="within-the-promise-by-week"
        >
          {weeks.some((week) => inTimeShare(week) !== undefined) && (
            <WeekBars
              weeks={weeks}
              label="Bar chart: share answered within the promise, by week"
              value={inTimeShare}
              most={100}
              unit="%"
            />
          )}
        </Figure>
      </div>
      <div className="figure-column">
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
          words={isEnough ? busiestWords(figures) : tooFew}
          table={hoursTable(figures)}
          file="received-by-hour"
        >
          {isEnough && <HoursChart hours={hours} />}
        </Figure>
      </div>
    </div>
  )
}
