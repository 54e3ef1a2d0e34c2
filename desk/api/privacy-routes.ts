import type { Router } from 'express'
import type { PersonQuery } from '../../database/enquiries/find-person.ts'
import { planPurge } from '../../database/enquiries/purge-enquiries.ts'
import {
  type DeskBackupCheck,
  type DeskHeld,
  type DeskKeeping,
  type DeskPerson,
  erasureSchema,
  personSchema,
} from '../../schemas/desk-privacy.ts'
import { heldBackups } from '../../schemas/held-backups.ts'
import { nobodySentence } from '../../schemas/person-problem.ts'
import { periodText } from '../../schemas/time/retention-period.ts'
import { backupHealth } from '../../staff/backup/backup-health.ts'
import { verifyBackup } from '../../staff/backup/load-backup.ts'
import { disclose } from '../../staff/privacy/disclose.ts'
import { eraseShown } from '../../staff/privacy/erase-shown.ts'
import { findHeld, type Held, maySeveralBeMeant } from '../../staff/privacy/find-held.ts'
import { publishedRetention } from '../../staff/privacy/retention.ts'
import { wholePerson } from '../../staff/privacy/whole-person.ts'
import { Refusal } from '../../staff/refusal.ts'
import type { DeskWork } from './desk-work.ts'
import { readBody } from './read-body.ts'

/** Routes for the privacy rights of a person, retention and backups. */
export function privacyRoutes(routes: Router, { db, actor, clock, root, places }: DeskWork): void {
  routes.post('/privacy/find', async (request, response) => {
    const person = personQuery(readBody(request, personSchema))
    response.json(heldSummary(await findHeld(db, places, person, 'desk'), person))
  })
  routes.post('/privacy/export', async (request, response) => {
    const person = personQuery(readBody(request, personSchema))
    const held = await findHeld(db, places, person, 'desk')
    response.json(await disclose(db, held, person, { actor, now: clock() }))
  })
  routes.post('/privacy/erase', async (request, response) => {
    const { person, ...erasure } = readBody(request, erasureSchema)
    const stamp = { actor, now: clock() }
    response.json(await eraseShown(db, places, { person: personQuery(person), ...erasure }, stamp))
  })
  routes.get('/privacy/keeping', async (_request, response) => {
    const { copies, newest, unreadable } = await backupHealth(places)
    const backup = {
      copies,
      unreadable,
      ...(newest && { newest: { file: newest.file, takenAt: newest.takenAt.toISOString() } }),
    }
    const keeping: DeskKeeping = { purge: await duePurge(), backup }
    response.json(keeping)
  })
  routes.post('/privacy/check-backup', async (_request, response) => {
    const { newest } = await backupHealth(places)
    if (!newest) throw new Refusal('notFound', 'There is no backup to check.')
    const { file } = newest
    const { problems, remarks, rows } = await verifyBackup(places, file)
    const checked: DeskBackupCheck = { file, problems, remarks, enquiries: rows.enquiries ?? 0 }
    response.json(checked)
  })

  async function duePurge(): Promise<DeskKeeping['purge']> {
    try {
      const period = await publishedRetention(root)
      const { references: due, before, ...plan } = await planPurge(db, period, clock())
      return { period: periodText(period), before: before.toISOString(), due, ...plan }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { problem: error.message }
    }
  }
}

/** @throws Refusal when no address, number or name is given, or an address or a number is incomplete */
function personQuery({ email, phone, name, born }: DeskPerson) {
  const person = { email: trimmed(email), phone: trimmed(phone), name: trimmed(name), born }
  if (person.email ?? person.phone ?? person.name) return wholePerson(person)
  throw new Refusal('usage', nobodySentence)
}

const trimmed = (text: string | undefined) => text?.trim() || undefined

function heldSummary(held: Held, person: PersonQuery): DeskHeld {
  const { enquiries, appointments, rows, mails, exports, shared, perhaps, namedIn } = held
  return {
    enquiries,
    appointments: appointments.length,
    rows: Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])),
    mails: mails.length,
    backups: heldBackups(held),
    exports,
    shared,
    perhaps,
    namedIn,
    maybeSeveral: maySeveralBeMeant(held, person),
  }
}
