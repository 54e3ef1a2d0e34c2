import type { Command } from 'commander'
import type { PersonQuery } from '../database/enquiries/find-person.ts'
import { readDateOfBirth } from '../schemas/time/written-day.ts'
import { wholePerson } from '../staff/privacy/whole-person.ts'
import { Refusal } from '../staff/refusal.ts'
import type { Prompter } from './terminal-prompter.ts'

/** True for an option without a value: it is asked for, so that nothing personal is in the list of processes. */
export interface PersonOptions {
  email?: string | true
  phone?: string | true
  name?: string | true
  born?: string | true
}

export function addPersonOptions(command: Command): Command {
  return command
    .option('--email [address]', 'asked for when left out, so that it stays out of the list of processes')
    .option('--phone [number]', 'however it is written; asked for when left out')
    .option('--name [name]', 'every word of it; asked for when left out')
    .option('--born [day]', 'only people born on this day, like 27/03/1985; asked for when left out')
}

/**
 * The query from these options; asks for the values left out.
 *
 * @param waysToName the options by which the command can be told who is meant
 */
export async function askPerson(
  options: PersonOptions,
  prompter: Prompter,
  today: string,
  waysToName = '--email, --phone or --name',
): Promise<PersonQuery> {
  const query: PersonQuery = {}
  for (const field of ['email', 'phone', 'name', 'born'] as const) {
    const given = options[field]
    const answer = (given === true ? await prompter.ask(`${questions[field]}: `) : given)?.trim() || undefined
    query[field] = field === 'born' && answer ? dayOf(answer, today) : answer
  }
  if (query.email ?? query.phone ?? query.name) return wholePerson(query)
  const isAsked = [options.email, options.phone, options.name].includes(true)
  if (isAsked) throw new Refusal('usage', 'Nothing was typed, so nobody was looked for.')
  throw new Refusal('usage', `Say whom you mean: ${waysToName}.`)
}

const questions = { email: 'Email address', phone: 'Phone number', name: 'Name', born: 'Date of birth' }

function dayOf(text: string, today: string): string {
  const day = readDateOfBirth(text, today)
  if (day) return day
  throw new Refusal('usage', 'Write the date of birth like 27/03/1985 or 27 March 1985.')
}
