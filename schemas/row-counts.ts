import { counted } from './counted.ts'

/** What a row of a table is called. */
const names: Record<string, [one: string, many: string]> = {
  enquiries: ['enquiry', 'enquiries'],
  enquiry_events: ['audit entry', 'audit entries'],
  enquiry_notes: ['note', 'notes'],
  enquiry_changes: ['corrected value', 'corrected values'],
  notifications: ['mail', 'mails'],
  idempotency_keys: ['key of a sent form', 'keys of sent forms'],
  rate_limits: ['counter of attempts', 'counters of attempts'],
  appointments: ['appointment', 'appointments'],
}

/** `12 enquiries, 30 audit entries, 1 note`: empty tables are left out, except enquiries. */
export function rowCounts(rows: Record<string, number>): string {
  const parts = Object.entries(rows).filter(([table, count]) => count > 0 || table === 'enquiries')
  const nameOf = (table: string) => names[table] ?? [`row of ${table}`, `rows of ${table}`]
  return parts.map(([table, count]) => counted(count, ...nameOf(table))).join(', ')
}
