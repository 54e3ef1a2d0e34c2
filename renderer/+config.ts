import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

/**
 * Pages are rendered to HTML at build and not hydrated as a whole. The browser gets `+client.ts`, which starts the islands.
 */
export default {
  extends: [vikeReact],
  clientRouting: false,
  onRenderClient: null,
  lang: 'en-GB',
  meta: {
    Page: { env: { server: true } },
    Layout: { env: { server: true } },
    pageMeta: { env: { server: true } },
  },
} as unknown as Config
