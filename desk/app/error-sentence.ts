import { RequestError } from './request.ts'

/** What a person reads of something that went wrong. */
export function errorSentence(error: unknown): string {
  if (error instanceof RequestError) return error.sentence
  if (!navigator.onLine) {
    return 'The browser is set to work offline. The desk needs no internet, but the browser must be online to reach it.'
  }
  // The browser's own error for a request that nobody answered.
  if (error instanceof TypeError) return 'The desk does not answer. Is it still running in the terminal?'
  return 'Please load it again. If that does not help, tell whoever looks after the site.'
}
