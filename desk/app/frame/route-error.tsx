import { Link, useRouteError } from 'react-router-dom'
import { errorSentence } from '../error-sentence.ts'

/** Shown in place of a page that could not be loaded. */
export function RouteError() {
  const error = useRouteError()
  return (
    <section className="desk-problem" role="alert">
      <h1 tabIndex={-1} data-takes-focus>
        This page could not be shown
      </h1>
      <p>{errorSentence(error)}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Try again
        </button>{' '}
        <Link to="/">Go to Today</Link>
      </p>
    </section>
  )
}
