import type { Treatment } from '../../schemas/content/treatment.ts'

/** The visit and its results, step by step. */
export function Timeline({ steps }: { steps: Treatment['timeline'] }) {
  return (
    <div className="timeline-room">
      <ol className="timeline">
        {steps.map(({ when, what }, index) => (
          <li className="timeline-step" key={when} data-key={index === 0 || undefined}>
            <span className="timeline-time">{when}</span>
            <span className="timeline-text">{what}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
