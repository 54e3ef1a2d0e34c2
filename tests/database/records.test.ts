import { expect, it } from 'vitest'
import { AppointmentRecord } from '../../database/models/appointment-record.ts'
import { UserRecord } from '../../database/models/user-record.ts'
import { rateLimitHit } from '../../database/rate-limit.ts'
import { describeEachDatabase } from './each-database.ts'

describeEachDatabase('other records', ({ openMigrated }) => {
  it('keep an appointment, pending at first', async () => {
    const db = await openMigrated()
    const createdAt = '2026-11-20T09:30:00.000Z'
    const person = {
      firstName: 'Alex',
      lastName: 'Example',
      email: 'alex@client.example',
      phone: '07700 900123',
    }
    await AppointmentRecord.query(db).insert({ ...person, createdAt })
    expect(await AppointmentRecord.query(db).first()).toMatchObject({
      ...person,
      status: 'pending',
      createdAt,
    })
    expect(() => AppointmentRecord.fromJson({ ...person, firstName: '' })).toThrow(/firstName, createdAt/)
  })

  it('keep a user once, with a password only as a hash', async () => {
    const db = await openMigrated()
    const password = `scrypt$131072$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`
    await UserRecord.query(db).insert({ username: 'reception', password })
    await expect(UserRecord.query(db).insert({ username: 'reception', password })).rejects.toThrow()
    expect(() => UserRecord.fromJson({ username: 'other', password: 'a long phrase' })).toThrow(
      'Refused to store a row: password not valid',
    )
  })

  it('count hits in windows and forget the windows that are over, or opened before the clock was set back', async () => {
    const db = await openMigrated()
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)
    expect(await rateLimitHit(db, 'one', 60, at(0))).toEqual({ count: 1, retryAfterSeconds: 60 })
    expect(await rateLimitHit(db, 'one', 60, at(59.5))).toEqual({ count: 2, retryAfterSeconds: 1 })
    expect(await rateLimitHit(db, 'two', 60, at(60))).toEqual({ count: 1, retryAfterSeconds: 60 })
    expect(await db('rate_limits').pluck('key')).toEqual(['two'])
    // Opened by a server whose clock is ahead.
    expect(await rateLimitHit(db, 'two', 60, at(30))).toEqual({ count: 2, retryAfterSeconds: 60 })
    const many = await Promise.all(Array.from({ length: 10 }, () => rateLimitHit(db, 'three', 60, at(61))))
    expect(Math.max(...many.map(({ count }) => count))).toBe(10)
    expect(await rateLimitHit(db, 'three', 60, at(-86_400))).toEqual({ count: 1, retryAfterSeconds: 60 })
  })
})
