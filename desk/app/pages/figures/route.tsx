import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type DeskFigures, figureWeeks } from '../../../../schemas/desk-figures.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { FiguresView } from './figures-view.tsx'
import { receivedWords } from './words.tsx'

const usual = 13

/** Figures week by week. The URL says how far back. */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('weeks')
  const weeks = figureWeeks.find((count) => String(count) === asked) ?? usual
  const query = useQuery<DeskFigures>({
    queryKey: [`/api/figures?weeks=${weeks}`],
    placeholderData: (before) => before,
  })
  return (
    <div className="figures">
      <PageHead name="Figures">
        <div className="page-tools">
          <SelectField
            label="How far back"
            value={String(weeks)}
            options={figureWeeks.map((count) => [String(count), count === 52 ? 'a year' : `${count} weeks`])}
            onChange={(weeks = String(usual)) => setAddress({ weeks })}
            isRequired
          />
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </PageHead>
      <p role="status" className="sr-only">
        {query.data && !query.isPlaceholderData && receivedWords(query.data)}
      </p>
      <Loaded query={query} label="Counting">
        {(figures) => <FiguresView figures={figures} />}
      </Loaded>
    </div>
  )
}
