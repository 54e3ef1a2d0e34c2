import { visibleText } from '../schemas/visible-text.ts'

/** An unexpected error as a sentence, without its stack trace. */
export function faultText(error: unknown): string {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd')
    return 'The folder you are in no longer exists. Change to the project’s folder.\n'
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
  return `The program itself failed (${visibleText(what)}). Please report it to the person who looks after the site.\n`
}
