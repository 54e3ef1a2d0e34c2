import type { Treatment } from '../../schemas/content/treatment.ts'
import { UnbrokenRanges } from './unbroken-ranges.tsx'

/** The visit and its results, step by step. */
export function Timeline({ steps }: { steps: Treatment['timeline'] }) {
  return (
    <div className="timeline-room">
      <ol className="timeline">
        {steps.map(({ when, what }, index) => (
          <li key={when} data-key={index === 0 || undefined}>
            <span className="timeline-time">
              <UnbrokenRanges>{when}</UnbrokenRanges>
            </span>
            <span className="timeline-text">
              <UnbrokenRanges>{what}</UnbrokenRanges>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
