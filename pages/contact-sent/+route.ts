import { enquiryAddresses } from '../../schemas/enquiry-addresses.ts'

export const route = enquiryAddresses.sent
