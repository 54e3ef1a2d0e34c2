import { readFile, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { makePrivateFolder } from '../database/data-folder.ts'
import { errorCode, isSystemError } from '../schemas/error-code.ts'
import { canonicalText, codePointLength, hasLetter, isPlainText } from '../schemas/plain-text.ts'
import type { Environment } from '../schemas/settings/service-settings.ts'
import { replacePrivateFile } from './durable-file.ts'
import { Refusal } from './refusal.ts'

/** Who acts, and where the name is set. */
interface ActingStaff {
  /** As the audit names them: `EC (reception)`, or the system user alone. */
  actor: string
  /** Initials or a name, if given. */
  name?: string
  /** `CLINIC_STAFF`, or the file that keeps the name. */
  source?: string
}

const longestName = 40

/** Actors that programs use in the audit. An account of the same name would look like the program, and `website` cannot undo. */
const programs = ['website', 'retention']

/**
 * Who acts: the name in `CLINIC_STAFF`, or the one this system user has set, together with the system user.
 *
 * @throws Refusal for an unusable name or `REQUIRE_STAFF_NAME`, and for a missing name if that is on
 */
export async function actingStaff(
  env: Environment,
  user: string,
  { optional = false } = {},
): Promise<ActingStaff> {
  const account = programs.includes(user) ? `account ${user}` : user
  const isRequired = requiresName(env) && !optional
  const source = env.CLINIC_STAFF?.trim() ? 'CLINIC_STAFF' : staffNameFile(env)
  const text = source === 'CLINIC_STAFF' ? env.CLINIC_STAFF : await readName(source)
  if (text === undefined) {
    if (isRequired) throw nameRequired()
    return { actor: account }
  }
  const name = checkedName(text, source)
  return { actor: name === user ? account : `${name} (${account})`, name, source }
}

/** Sets the name of this system user, or removes it. */
export async function setStaffName(env: Environment, text: string | undefined): Promise<void> {
  // First, since a wrong setting must not be noticed only once the name has changed.
  requiresName(env)
  if (env.CLINIC_STAFF?.trim()) checkedName(env.CLINIC_STAFF, 'CLINIC_STAFF')
  const file = staffNameFile(env)
  if (text === undefined) return rm(file, { force: true })
  const name = checkedName(text, 'The name')
  try {
    makePrivateFolder(dirname(file))
    await replacePrivateFile(file, `${name}\n`)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new Refusal('usage', `${file} cannot be written (${errorCode(error)}). Set CLINIC_STAFF instead.`, {
      cause: error,
    })
  }
}

function staffNameFile({ XDG_CONFIG_HOME: config = '', HOME: home }: Environment): string {
  const folder = isAbsolute(config) ? config : join(home || accountHome(), '.config')
  return join(folder, 'clinic', 'staff-name')
}

/** An account without an entry in passwd, as in many containers, has no folder of its own. */
function accountHome(): string {
  try {
    return homedir()
  } catch {
    return '/'
  }
}

async function readName(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(error))) return undefined
    throw error
  }
}

function checkedName(text: string, source: string): string {
  const name = canonicalText(text)
  const isName =
    hasLetter(name) && isPlainText(name, { lines: false }) && codePointLength(name) <= longestName
  if (isName) return name
  throw new Refusal('usage', `${source}: write initials or a name of up to ${longestName} characters.`)
}

function requiresName({ REQUIRE_STAFF_NAME: setting }: Environment): boolean {
  const value = setting?.trim() || 'off'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new Refusal('usage', 'REQUIRE_STAFF_NAME: expected on or off.')
}

function nameRequired(): Refusal {
  return new Refusal(
    'notAllowed',
    'Nothing was done: several people use this account, so say first who you are, with: clinic whoami --set "your initials". For one command: CLINIC_STAFF=EC clinic ...',
  )
}
