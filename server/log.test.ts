import { expect, test } from 'vitest'
import type { LogLevel } from '../schemas/settings/log-levels.ts'
import { errorFields } from './error-fields.ts'
import { createLog } from './log.ts'

const moment = new Date('2026-11-20T09:00:00.000Z')

function logged(level: LogLevel) {
  const lines: string[] = []
  const log = createLog({ level, write: (line) => lines.push(line), clock: () => moment })
  return { lines, log }
}

test('a line is one JSON object with time, level and event first', () => {
  const { lines, log } = logged('info')
  log.info('listening', { port: 3000 })
  expect(lines).toEqual([
    '{"time":"2026-11-20T09:00:00.000Z","level":"info","event":"listening","port":3000}\n',
  ])
})

test('a field that is not allowed is left out', () => {
  const { lines, log } = logged('info')
  const smuggled = { status: 422, email: 'alex@client.example' }
  log.warn('enquiry_refused', smuggled)
  expect(lines.join()).toContain('"status":422')
  expect(lines.join()).not.toContain('alex')
})

test('lines below the level are not written', () => {
  const { lines, log } = logged('error')
  log.info('x')
  log.warn('x')
  log.error('x')
  expect(lines).toHaveLength(1)
  const silent = logged('silent')
  silent.log.error('x')
  expect(silent.lines).toEqual([])
})

test('an error is logged by class, code and places, never by its message', () => {
  const error = Object.assign(new TypeError('insert Alex\n    at alex@client.example:1:1'), {
    code: 'SQLITE_ERROR',
  })
  const fields = errorFields(error)
  expect(fields).toMatchObject({ errorName: 'TypeError', errorCode: 'SQLITE_ERROR' })
  expect(fields.errorPlaces?.[0]).toMatch(/log\.test\.ts:\d+:\d+$/)
  expect(JSON.stringify(fields)).not.toMatch(/alex/i)
})

test('an error whose message was changed afterwards gives no places', () => {
  const error = new Error('Alex')
  expect(error.stack).toContain('Alex')
  error.message = 'other'
  expect(errorFields(error).errorPlaces).toEqual([])
})

test('a thrown value that is not an error is named by its type', () => {
  expect(errorFields('Alex')).toEqual({ errorName: 'string' })
})
