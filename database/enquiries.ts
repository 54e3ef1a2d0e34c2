export { changeStatus } from './change-status.ts'
export { databaseAcceptsWrites, databaseAnswers } from './database-health.ts'
export { type AuditStamp, recordExport, recordReading } from './enquiry-event.ts'
export { addNote } from './enquiry-note.ts'
export {
  countEnquiries,
  type EnquiryFilter,
  eachEnquiry,
  findEnquiries,
  findEnquiry,
  newestId,
} from './find-enquiries.ts'
export { history } from './history.ts'
export { type RateLimitHit, rateLimitHit, undoRateLimitHit } from './rate-limit.ts'
export { earlierResult, type StoreResult, storeEnquiry } from './store-enquiry.ts'
