import { urls } from '../../schemas/urls.ts'
import { contactWays } from '../contact-ways.ts'
import { AlertIcon } from '../icons/index.ts'
import { LinkedText } from '../linked-text.tsx'
import { useSite } from '../use-site.ts'
import { ErrorWords } from '../widgets/contact-form/error-words.tsx'
import { BackHome } from './back-home.tsx'
import { Drawing } from './drawing.tsx'

interface Props {
  heading: string
  text: string
  /** What the visitor can do now, in paragraphs. */
  next: string[]
  /** Why it was not sent, by name. The page's address chooses which are shown. */
  reasons?: Record<string, string>
  /** Label of the button that leads to an empty form. */
  again: string
  /** Name of the drawing, which screen readers skip. */
  drawing: string
}

/** The page shown after the form was sent without script. */
export function FormAnswer({ heading, text, next, reasons, again, drawing }: Props) {
  const ways = contactWays(useSite().clinic)
  return (
    <div className="hero hero-tall" data-tone="plaster">
      <div className="hero-words">
        <BackHome />
        <h1 className="heading">{heading}</h1>
        <p className="lead">{text}</p>
        {reasons && (
          <div className="notice reasons">
            <AlertIcon />
            <ul className="grid gap-2">
              {Object.entries(reasons).map(([failure, words]) => (
                <li key={failure} data-query="because" data-value={failure} hidden>
                  <ErrorWords>{words}</ErrorWords>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="prose">
          {next.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} ways={ways} />
            </p>
          ))}
        </div>
        <div className="cluster">
          <a className="button button-secondary" href={urls.contactForm}>
            {again}
          </a>
        </div>
      </div>
      <div className="hero-picture">
        <Drawing name={drawing} alt="" />
      </div>
    </div>
  )
}
