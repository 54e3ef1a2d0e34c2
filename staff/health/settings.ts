import { misspeltSettings } from '../../schemas/settings/misspelt-settings.ts'
import { type Environment, readConfig, settingNames } from '../../schemas/settings/service-settings.ts'
import { type Answer, bad, good, remark } from './check.ts'

/** Checks the settings of this terminal. The service may have others, from its unit or its start script. */
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
