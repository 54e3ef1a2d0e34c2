import type { LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '../../parts/page-title.tsx'
import { queries } from '../../queries.ts'
import { EnquiriesPage } from './enquiries-page.tsx'

/** Fetches the enquiry while the page's code still loads. */
export function loader({ params: { reference } }: LoaderFunctionArgs) {
  if (reference) void queries.prefetchQuery({ queryKey: [`/api/enquiries/${reference}`] })
  return null
}

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
