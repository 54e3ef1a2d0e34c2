import { userInfo } from 'node:os'

/** The account's name, or its number if it has none, as in many containers. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
