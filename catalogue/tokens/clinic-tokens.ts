import { type ClinicField, clinicFields } from '../../schemas/content/clinic-words.ts'

/** Names of the tokens that any text may use: `{clinic}` for the name, the others as the fields are called. */
export const clinicTokens: readonly string[] = clinicFields.map((field) =>
  field === 'name' ? 'clinic' : field,
)

/** The words a token stands for, or undefined when it is no token of the clinic. */
export function clinicToken(words: Record<ClinicField, string>, token: string): string | undefined {
  const field = token === 'clinic' ? 'name' : clinicFields.find((name) => name === token && name !== 'name')
  return field && words[field]
}
