import { RequestError } from './request.ts'

/** An error as a sentence for the person. */
export function errorSentence(error: unknown): string {
  if (error instanceof RequestError) return error.sentence
  if (!navigator.onLine) {
    return 'The browser is set to work offline. The desk needs no internet, but the browser must be online to reach it.'
  }
  // What `fetch` throws when nobody answers.
  if (error instanceof TypeError) return 'The desk does not answer. Is it still running in the terminal?'
  return 'Please load it again. If that does not help, tell whoever looks after the site.'
}
