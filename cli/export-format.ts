export { enquiryColumns } from '../staff/exports/export-format.ts'
