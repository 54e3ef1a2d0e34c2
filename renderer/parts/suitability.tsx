import type { Treatment } from '../../schemas/content/treatment.ts'
import { useSite } from '../use-site.ts'
import { SkinTypes } from './skin-types.tsx'

const lists = ['suits', 'notFor', 'tellFirst'] as const

/** Who a treatment is for, who should not have it, and what to tell the clinic first. */
export function Suitability({ treatment }: { treatment: Treatment }) {
  const words = useSite().treatmentPage
  const namesSkinTypes = JSON.stringify(treatment).includes('Fitzpatrick')
  // On a wide screen the longest list goes down beside the skin types too.
  const longest = `stack md:col-span-2 lg:col-span-1 ${namesSkinTypes ? 'lg:row-span-2' : ''}`
  return (
    <section className="section" data-tone="estuary" aria-labelledby="suitability-heading">
      <div className="frame stack gap-8">
        <h2 className="heading-small" id="suitability-heading">
          {words.suitability}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-3">
          {lists.map((name) => (
            <div className={name === 'tellFirst' ? longest : 'stack'} key={name}>
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
          {namesSkinTypes && <SkinTypes />}
        </div>
      </div>
    </section>
  )
}
