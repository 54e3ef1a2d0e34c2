import { connect } from 'node:net'
import { errorCode } from '../../schemas/error-code.ts'
import { misspeltSettings } from '../../schemas/settings/misspelt-settings.ts'
import { readConfig, settingNames } from '../../schemas/settings/service-settings.ts'
import { type Answer, bad, good, remark } from './check.ts'

type Environment = Record<string, string | undefined>

const connectTimeout = 5_000

/** The settings that this terminal has. The service may have others, from its unit or its start script. */
export function configuration(env: Environment): Answer {
  const result = readConfig(env)
  if (!result.ok)
    return bad(result.problems.join(' '), 'Correct these settings, then start the service again.')
  const misspelt = misspeltSettings(env, settingNames)
  if (misspelt.length > 0) return remark(misspelt.join(' '))
  const given = settingNames.filter((name) => env[name])
  return good(
    given.length === 0
      ? 'nothing is set; every default is used.'
      : `${given.join(', ')} set, the rest by default.`,
  )
}

/** Whether the mail server answers; no mail is sent. */
export async function mail(env: Environment): Promise<Answer> {
  const result = readConfig(env)
  if (!result.ok) return remark('not examined, since the settings are wrong.')
  const { smtp, notifyTo = [] } = result.config
  if (!smtp) {
    return remark(
      'no mail server is set, so mails are kept as files and nobody is told of enquiries.',
      'Set SMTP_URL and ENQUIRY_NOTIFY_TO for the service, and here to have it examined.',
    )
  }
  const problem = await connectionProblem(smtp.host, smtp.port)
  if (!problem) return good(`${smtp.host} answers; mails go to ${notifyTo.join(', ')}.`)
  return bad(
    `the mail server ${smtp.host}:${smtp.port} does not answer (${problem}).`,
    'Check SMTP_URL and the firewall. Mails wait meanwhile and are not lost.',
  )
}

function connectionProblem(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: connectTimeout })
    const end = (problem?: string) => {
      socket.destroy()
      done(problem)
    }
    socket.once('connect', () => end())
    socket.once('timeout', () => end('ETIMEDOUT'))
    socket.once('error', (error) => end(errorCode(error)))
  })
}
