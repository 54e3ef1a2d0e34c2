import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { runCommand } from '../../cli/run-command.ts'
import { connect } from '../../database/connection.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { migrate } from '../../database/migrate.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { hour } from '../../schemas/time/durations.ts'
import { terminalSvg } from './terminal-svg.ts'

const now = new Date('2026-11-20T08:40:00Z')

type Example = [reference: string, name: string, reason: Enquiry['reasonForContact'], hoursAgo: number]

const examples: Example[] = [
  ['ENQ-4HJX-T2PD', 'Robin Example', 'mole-assessment', 29],
  ['ENQ-9CWM-K6VA', 'Éloïse Example', 'profhilo', 15],
  ['ENQ-7F3K-9QW2', 'Alex Example', 'consultation', 1],
  ['ENQ-HTRD-3MPY', 'Sam Example', 'dermal-fillers', 46],
  ['ENQ-Q2NV-8AAE', 'Kim Example', 'general', 20],
]

/** The morning of a made-up clinic, as its terminal shows it. */
export async function morningPicture(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-picture-'))
  const databaseUrl = `sqlite:${join(folder, 'clinic.sqlite3')}`
  try {
    await fill(databaseUrl)
    let printed = ''
    const stdout = {
      write: (text: string) => {
        printed += text
      },
    }
    await runCommand([], {
      ...{ stdout, stderr: stdout, env: { DATABASE_URL: databaseUrl }, clock: () => now, colour: true },
      ...{ terminal: { columns: 80, rows: 100, page: async () => false }, user: 'reception', root: '.' },
    })
    return terminalSvg(`$ clinic\n${printed}`, 'What the command clinic says in the morning')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl)
  try {
    await migrate(db)
    for (const example of examples) await receive(db, example)
    const ring = { status: 'contacted', ring_back_at: '2026-11-20T14:30:00.000Z' }
    await db('enquiries').where({ reference: 'ENQ-HTRD-3MPY' }).update(ring)
    await db('notifications').update({ state: 'sent' })
  } finally {
    await db.destroy()
  }
}

async function receive(db: Knex, [reference, name, reasonForContact, hoursAgo]: Example): Promise<void> {
  const enquiry = {
    name,
    reasonForContact,
    dateOfBirth: '1985-03-27',
    email: 'name@client.example',
    phone: '07700 900123',
    message: undefined,
  }
  const at = new Date(now.getTime() - hoursAgo * hour)
  await storeEnquiry(db, enquiry, { now: at, suspicious: reasonForContact === 'general' }, reference)
}
