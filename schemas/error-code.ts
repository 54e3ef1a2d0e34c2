/** Whether an error has a code, such as those of the file system. */
export function isSystemError(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error
}

/** The code of a system error: `ENOSPC`. */
export function errorCode(error: unknown): string {
  return isSystemError(error) ? String(error.code) : 'unknown reason'
}

/** Whether a file could not grow: the disk, or this user's part of it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error))
