import type { IncomingMessage } from 'node:http'

/** Whether somebody opens this address in a browser and can be shown a page; scripts and programs do not ask for HTML. */
export const isNavigation = ({ headers }: IncomingMessage): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '')
