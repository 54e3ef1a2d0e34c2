import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { hour } from '../../schemas/time/durations.ts'
import { takeBackup } from '../../staff/backup/take-backup.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { placesOf } from '../../staff/places.ts'
import type { Desk } from './desk-process.ts'

const firstNames = ['Alex', 'Robin', 'Sam', 'Kim', 'Éloïse', 'Jo', 'Charlie', 'Morgan', 'Ash', 'Frankie']
const messages = ['Which day suits?', 'How long does it take?', 'Is there parking nearby?']
const moves: (EnquiryStatus | undefined)[] = ['contacted', 'booked', 'closed', 'booked', 'closed', 'spam']

/**
 * Fills a desk's database with invented people, and takes a backup of it. All are called Example, write from client.example
 * and have a number that Ofcom reserves for drama. They are the same each time, spread over the weeks before `now`.
 */
export async function receiveInvented({ db, databaseUrl }: Desk, count: number, now: Date): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const hoursAgo = 2 + index * 9.7 + ((index * 37) % 11)
    const receivedAt = new Date(now.getTime() - hoursAgo * hour)
    const { reference } = (await storeEnquiry(db, person(index), { now: receivedAt })) as {
      reference: string
    }
    const to = index < 4 ? undefined : moves[index % moves.length]
    const answeredAt = new Date(receivedAt.getTime() + (0.4 + ((index * 13) % 29)) * hour)
    if (to && answeredAt < now)
      await moveEnquiries(db, [reference], to, { actor: 'reception', now: answeredAt })
  }
  await db('notifications').update({ state: 'sent' })
  await takeBackup(placesOf(databaseUrl), { file: undefined, keepDays: 14, now })
}

function person(index: number): Enquiry {
  const first = firstNames[index % firstNames.length] ?? ''
  const reason = enquiryReasonValues[(index * 7) % (1 + ((index * 5) % enquiryReasonValues.length))]
  return {
    name: `${first} Example`,
    dateOfBirth: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`,
    email: `${first.normalize('NFD').replace(/\W/g, '').toLowerCase()}${index}@client.example`,
    phone: `07700 900${String(100 + index).padStart(3, '0')}`,
    reasonForContact: reason ?? 'general',
    message: messages[index % messages.length],
  }
}
