import { isConnected } from './connection.ts'
import { RequestError } from './request.ts'

/** An error as a sentence for the person, without repeating what the notice at the top already says. */
export function errorSentence(error: unknown): string {
  if (error instanceof RequestError) return error.sentence
  if (!isUnanswered(error))
    return 'Please load it again. If that does not help, tell the person who looks after the site.'
  return isConnected() ? unansweredSentence() : 'Try it again once the desk answers.'
}

/** Whether no response arrived: the browser is offline, or `fetch` threw its TypeError. */
export const isUnanswered = (error: unknown): boolean => !navigator.onLine || error instanceof TypeError

export const unansweredSentence = (): string =>
  navigator.onLine
    ? 'The desk does not answer. Is it still running in the terminal?'
    : 'The browser is set to work offline. The desk needs no internet, but the browser must be online to reach it.'
