import { Link } from 'react-router-dom'
import { PageTitle } from '../parts/page-title.tsx'

/** Shown for an address that the desk does not have. */
export function NoSuchPage() {
  return (
    <section className="desk-problem">
      <PageTitle name="No such page" />
      <h1 tabIndex={-1} data-takes-focus>
        There is no such page
      </h1>
      <p>
        <Link to="/enquiries">Go to the enquiries</Link>
      </p>
    </section>
  )
}
