/** Whether an error has a code, as those of the file system have. */
export function isSystemError(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error
}

/** The code of a system error: `ENOSPC`. */
export function errorCode(error: unknown): string {
  return isSystemError(error) ? String(error.code) : 'unknown reason'
}

/** What is wrong with a file or folder, and what to do; undefined for any other error, such as a program that cannot be started. */
export function fileFault(error: unknown): string | undefined {
  if (!isSystemError(error) || !('syscall' in error) || /^spawn/.test(String(error.syscall))) return undefined
  const code = errorCode(error)
  if (isDiskFull(error)) return `There is no room on the disk (${code}). Free some, then try again.`
  if (code === 'EISDIR' && !('path' in error))
    return 'A folder stands where a file should be (EISDIR). Move it away, then try again.'
  if (!('path' in error)) return undefined
  return `${error.path} cannot be read or written (${code}). Check that it is what it should be and that this user may use it, then try again.`
}

/** Whether a file could not grow because the disk, or this user's quota, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error))
