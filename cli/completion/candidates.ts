import type { Argument, Command, Option } from 'commander'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import { enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { resolveCommand } from '../command-tree.ts'

/** A word to offer in completion. */
interface Candidate {
  word: string
  description: string
}

/** The references that begin as typed; nothing else about an enquiry is offered. */
type FindReferences = (start: string) => Promise<string[]>

/** What the last word, which is being typed, may become. Empty if anything may follow, such as a file name. */
export async function candidatesFor(
  program: Command,
  words: readonly string[],
  findReferences: FindReferences,
): Promise<Candidate[]> {
  const typed = words.at(-1) ?? ''
  const { command, rest } = resolveCommand(program, words.slice(0, -1))
  const option = optionNamed(command, rest.at(-1))
  const values = await valuesOf(option ?? argumentAt(command, rest), typed, findReferences)
  const isValue = option?.required || (option?.optional && values.length > 0)
  const all = isValue
    ? values
    : typed.startsWith('-')
      ? optionsOf(command)
      : [...commandsOf(command), ...values]
  return all.filter(({ word }) => word.toLowerCase().startsWith(typed.toLowerCase()))
}

const commandsOf = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((below) => ({ word: below.name(), description: below.description() }))

const optionsOf = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ word: long, description }] : []))

/** The option that a word names, when it takes a value. */
function optionNamed(command: Command, word: string | undefined): Option | undefined {
  return command.options.find(({ long, required, optional }) => (required || optional) && long === word)
}

/** The argument that is next, by how many were given. */
function argumentAt(command: Command, rest: readonly string[]): Argument | undefined {
  const given = rest.filter((word, index) => !word.startsWith('-') && !optionNamed(command, rest[index - 1]))
  const { registeredArguments } = command
  const last = registeredArguments.at(-1)
  return registeredArguments[given.length] ?? (last?.variadic ? last : undefined)
}

/** By the value's name in the usage. */
const knownValues: Record<string, readonly string[]> = {
  status: enquiryStatuses,
  statuses: enquiryStatuses,
  reasons: enquiryReasonValues,
}

async function valuesOf(
  place: Option | Argument | undefined,
  typed: string,
  findReferences: FindReferences,
): Promise<Candidate[]> {
  if (!place) return []
  const name = 'flags' in place ? (/[<[]([\w-]+)/.exec(place.flags)?.[1] ?? '') : place.name()
  if (/^(?:references?|which)$/.test(name)) return bare(await findReferences(typed))
  const earlier = name.endsWith('s') ? typed.slice(0, typed.lastIndexOf(',') + 1) : ''
  const values = place.argChoices ?? knownValues[name] ?? []
  return bare(values.map((value) => earlier + value))
}

const bare = (words: readonly string[]): Candidate[] => words.map((word) => ({ word, description: '' }))
