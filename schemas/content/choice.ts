import * as v from 'valibot'
import { nearest } from '../nearest.ts'
import { expected } from './expected.ts'

/** One of a few words; the message for a wrong one names the nearest. */
export const choice = <const Options extends readonly string[]>(
  options: Options,
  example: Options[number] = options[0] ?? '',
) =>
  v.pipe(
    v.picklist(
      options,
      expected(listed(options), example, (input) =>
        typeof input === 'string' && input !== '' ? nearest(input, options) : undefined,
      ),
    ),
    v.metadata({ example }),
  )

function listed(options: readonly string[]): string {
  return options.length > 2 ? `one of ${options.join(', ')}` : options.join(' or ')
}

/** True or false; the message for another word, such as yes, names the right one. */
export const trueOrFalse = () =>
  v.pipe(v.boolean(expected('true or false', 'true', meantBoolean)), v.metadata({ example: 'true' }))

/** What somebody means by `yes` or `No`. */
export function meantBoolean(input: unknown): boolean | undefined {
  if (input === 1 || /^(?:y|yes|on|true)$/i.test(String(input))) return true
  return input === 0 || /^(?:n|no|off|false)$/i.test(String(input)) ? false : undefined
}
