import { PageTitle } from '../../parts/page-title.tsx'
import { EnquiriesPage } from './enquiries-page.tsx'

export function Component() {
  return (
    <>
      <PageTitle name="Enquiries" />
      <h1 className="sr-only" tabIndex={-1} data-takes-focus>
        Enquiries
      </h1>
      <EnquiriesPage />
    </>
  )
}
