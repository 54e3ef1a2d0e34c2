import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'
import { PageHead } from './page-head.tsx'

/** The page that answers a form sent without script. */
export function FormAnswer({ heading, text, next }: { heading: string; text: string; next: string[] }) {
  const { contact } = useSite()
  return (
    <>
      <PageHead heading={heading} lead={text} />
      <div className="frame section">
        <div className="prose">
          {next.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={urls.contact}>{contact.heading}</a>
          </p>
        </div>
      </div>
    </>
  )
}
