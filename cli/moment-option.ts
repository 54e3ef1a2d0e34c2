import { InvalidArgumentError, Option } from 'commander'
import { pastMomentExamples, readPastMoment } from '../schemas/time/past-moment.ts'

/**
 * Reads a time as a person types it; see {@link readPastMoment}.
 *
 * @throws InvalidArgumentError for anything else
 */
export function parseMoment(text: string, now: Date, edge: 'start' | 'end'): Date {
  const moment = readPastMoment(text, now, edge)
  if (moment) return moment
  throw new InvalidArgumentError(`Write a day like ${pastMomentExamples}.`)
}

export const sinceOption = (clock: () => Date) =>
  new Option('--since <time>', `received then or later: ${pastMomentExamples}`).argParser((text: string) =>
    parseMoment(text, clock(), 'start'),
  )
