import { get } from 'node:http'
import { isSystemError } from '../../schemas/error-code.ts'
import { localAddress } from '../../schemas/local-address.ts'
import type { Config } from '../../schemas/settings/service-settings.ts'
import { readSiteFacts } from '../site-facts.ts'
import { type Answer, bad, good, remark } from './check.ts'

/** In milliseconds; the service itself spends up to two seconds on trying to write. */
const timeout = 5_000

/** Whether the pages were built for the service's address, and whether it answers on this machine and can store enquiries. */
export async function service({ siteOrigin, host, port }: Config, root: string): Promise<Answer> {
  const { origin } = (await readSiteFacts(root)) ?? {}
  if (siteOrigin && origin && siteOrigin !== origin)
    return bad(
      `the pages were built for ${origin}, so it does not start with SITE_ORIGIN=${siteOrigin}.`,
      `Build them again with: SITE_ORIGIN=${siteOrigin} npm run build`,
    )
  if (port === 0) return remark('not examined, because its port is any that is free.')
  const address = localAddress(host, port)
  const fault = await faultOf(`${address}/readyz`)
  if (!fault) return good(`answers at ${address}.`)
  if (fault === '503')
    return bad(
      `answers at ${address} that no enquiry can be stored now (503).`,
      'The line "not_ready" of its log says why: journalctl -u clinic',
    )
  // Without SITE_ORIGIN a site is only tried out or edited, and nothing needs to run.
  const tell = siteOrigin ? bad : remark
  return tell(
    `does not run: ${address} does not answer (${fault}), so no enquiry can come in.`,
    'Start it. If you just did, ask again in a few seconds; what keeps it from starting is in its log: journalctl -u clinic',
  )
}

function faultOf(url: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { timeout }, ({ statusCode = 0 }) => {
      resolve(statusCode === 200 ? undefined : String(statusCode))
      request.destroy()
    })
    request.on('timeout', () => request.destroy(new Error('nothing for 5 s')))
    request.on('error', (error) => resolve(isSystemError(error) ? String(error.code) : error.message))
  })
}
