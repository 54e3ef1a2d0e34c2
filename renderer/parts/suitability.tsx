import type { Treatment } from '../../schemas/content/treatment.ts'
import { useSite } from '../use-site.ts'
import { SkinTypes } from './skin-types.tsx'

const lists = ['suits', 'notFor', 'tellFirst'] as const

/** Who a treatment is for, who should not have it, and what to tell the clinic first. */
export function Suitability({ treatment }: { treatment: Treatment }) {
  const words = useSite().treatmentPage
  const namesSkinTypes = JSON.stringify(treatment).includes('Fitzpatrick')
  return (
    <section className="section" data-tone="estuary" aria-labelledby="suitability-heading">
      <div className="frame stack gap-8">
        <h2 className="heading-small" id="suitability-heading">
          {words.suitability}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-3">
          {lists.map((name) => (
            <div className={name === 'tellFirst' ? 'stack md:col-span-2 lg:col-span-1' : 'stack'} key={name}>
              <h3 className="subheading">{words[name]}</h3>
              <ul
                className={name === 'tellFirst' ? 'tick-list tick-list-columns' : 'tick-list'}
                data-kind={name}
              >
                {treatment.suitability[name].map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
              {name === 'tellFirst' && <p className="small">{words.medicines}</p>}
            </div>
          ))}
        </div>
        {namesSkinTypes && <SkinTypes />}
      </div>
    </section>
  )
}
