import type { EnquiryError } from './enquiry.ts'
import { enquiryMessages } from './enquiry-messages.ts'

/** The messages for fields that cannot be accepted, by names that fit in a URL: `phone.wrong`. */
export const messagesByName: Record<string, string> = Object.fromEntries(
  Object.entries(enquiryMessages).flatMap(([field, messages]) =>
    Object.entries(messages).map(([problem, message]) => [`${field}.${problem}`, message]),
  ),
)

export function messageName({ field, message }: EnquiryError): string {
  return Object.keys(messagesByName).find((name) => messagesByName[name] === message) ?? field
}
