import type { Faq } from '../../schemas/content/faq.ts'
import { UnbrokenRanges } from './unbroken-ranges.tsx'

/** Questions and answers that open without script. */
export function FaqList({ faqs }: { faqs: Faq[] }) {
  return (
    <div className="accordion">
      {faqs.map(({ question, answer }) => (
        <details className="accordion-item faq" key={question}>
          <summary>
            {question}
            <span className="accordion-mark" />
          </summary>
          <div className="accordion-panel">
            <p>
              <UnbrokenRanges>{answer}</UnbrokenRanges>
            </p>
          </div>
        </details>
      ))}
    </div>
  )
}
