import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { RequestError } from '../request.ts'

/** What a page shows that could not be loaded. The frame around it stays. */
export function RouteError() {
  const error = useRouteError()
  return (
    <section className="desk-problem" role="alert">
      <h1>This page could not be shown</h1>
      <p>{sentenceOf(error)}</p>
      <p>
        <Link to="/">Go to today</Link>
      </p>
    </section>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof RequestError) return error.sentence
  if (isRouteErrorResponse(error) && error.status === 404) return 'There is no such page at the desk.'
  return 'Please load it again. If that does not help, tell whoever looks after the site.'
}
