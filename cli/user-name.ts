import { userInfo } from 'node:os'

/** Who runs the command, by the name of the account; by its number where it has no name, as in many containers. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
