import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { findEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { perhapsAlso } from '../../staff/enquiries/same-person.ts'
import { eraseHeld } from '../../staff/privacy/erase-held.ts'
import { eraseShown } from '../../staff/privacy/erase-shown.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { storeMany } from '../support/many-enquiries.ts'
import { newDirectory } from '../support/process-run.ts'

describeEachDatabase('erasing a person', ({ openMigrated }) => {
  test('takes only what was shown, chosen and retyped', async () => {
    const db = await openMigrated()
    const path = newDirectory()
    const data = join(path, 'data')
    mkdirSync(data)
    const places = { databaseUrl: '', sqliteFile: '', data, backups: join(data, 'backups') }
    const receive = async (name: string) => {
      const result = await storeEnquiry(db, { ...enquiryExample, name }, { now: new Date() })
      return (result as { reference: string }).reference
    }
    const stamp = { actor: 'mary', now: new Date() }
    const person = { email: enquiryExample.email }
    const erase = (shown: string[], chosen: string[], typed: string, named = {}) =>
      eraseShown(db, places, { person: { ...person, ...named }, shown, chosen, typed }, stamp)
    const first = await receive('Alex Example')
    const second = await receive('Robin Example')
    const both = [first, second]
    await expect(erase([first], [first], first)).rejects.toThrow('this person’s enquiries have changed since')
    await expect(erase([...both, 'ENQ-2222-2222'], [first], first)).rejects.toThrow('changed since')
    await expect(erase(both, both, second)).rejects.toThrow('this may be several people')
    await expect(erase(both, [], 'ERASE')).rejects.toThrow('no enquiry is chosen')
    await expect(erase(both, [first], second)).rejects.toThrow(`what you typed is not ${first}`)
    const held = { references: both, appointments: [] }
    // A folder cannot be removed like a mail.
    await expect(eraseHeld(db, places, { ...held, mails: [data] }, stamp)).rejects.toMatchObject({
      path: data,
    })
    expect(await db('enquiries').orderBy('id').pluck('reference')).toEqual(both)
    const { receipt } = await erase(both, [first], ` ${first.toLowerCase()} `)
    expect([receipt.references, await db('enquiries').orderBy('id').pluck('reference')]).toEqual([
      [first],
      [second],
    ])
    const put = { values: { email: 'right@client.example' }, ...stamp }
    await editEnquiry(db, second, put)
    await expect(erase([second], [second], second)).rejects.toThrow('this may be several people')
    const named = { name: 'Robin Example', born: enquiryExample.dateOfBirth }
    expect((await erase([second], [second], second, named)).receipt.references).toEqual([second])
    const two = [await receive('Kim Sample'), await receive('Kim Rose Sample')]
    const kim = { ...named, name: 'Kim Sample' }
    expect((await erase(two, two, two[1] ?? '', kim)).receipt.references).toEqual(two)
    await storeMany(db, 101, { change: () => ({ email: enquiryExample.email }) })
    await expect(erase([], [], 'ERASE')).rejects.toThrow('enquiries have changed since')
    // What the desk shows is not recorded as read.
    expect(await db('enquiry_events').where({ action: 'read' })).toEqual([])
  })

  test('looks for others like theirs once, however often they wrote', async () => {
    const db = await openMigrated()
    await storeMany(db, 4, { change: (number) => (number < 3 ? { email: enquiryExample.email } : {}) })
    const [first, ...more] = await findEnquiries(db, {}, { order: 'oldest' })
    const other = more.pop()
    const statements: string[] = []
    db.on('query', ({ sql }) => statements.push(sql))
    const look = async (enquiries: StoredEnquiry[]) => {
      statements.length = 0
      const others = await perhapsAlso(db, enquiries)
      return [others.at(0)?.reference, others.length, statements.length]
    }
    const [, , once] = await look([first as StoredEnquiry])
    expect(await look([first as StoredEnquiry, ...more])).toEqual([other?.reference, 1, once])
  })
})
