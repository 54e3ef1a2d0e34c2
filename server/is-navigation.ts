import type { IncomingMessage } from 'node:http'

/** Whether somebody opens an address, who can be shown a page; scripts and programs do not ask for one. */
export const isNavigation = ({ headers }: IncomingMessage): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '')
