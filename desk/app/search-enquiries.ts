import type { DeskSearch } from '../../schemas/desk.ts'
import type { EnquiryPage } from '../../schemas/stored-enquiry.ts'
import { send } from './request.ts'

export const searchAddress = '/api/enquiries/search'

/** One page of the enquiries that match. The filter is posted, so that the search text appears in no URL. */
export async function searchEnquiries(filter: DeskSearch): Promise<EnquiryPage> {
  return (await send('POST', searchAddress, filter)).json() as Promise<EnquiryPage>
}
