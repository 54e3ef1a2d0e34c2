import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt-settings.ts'
import { settingNames } from './service-settings.ts'

test.each([
  ['SITE_ORGIN', 'SITE_ORIGIN'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['ENQUIRY_LIMIT_PER_ADRESS', 'ENQUIRY_LIMIT_PER_ADDRESS'],
  ['ENQUIRY_LIMIT_ADRESS', 'ENQUIRY_LIMIT_PER_ADDRESS'],
  ['ENQUIRY_ACKNOWLEDGEMENT', 'ENQUIRY_ACKNOWLEDGE'],
  ['ENQUIRY_NOTIFY', 'ENQUIRY_NOTIFY_TO'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['TRUSTED_PROXIES', 'TRUST_PROXY'],
  ['ENQUIRIES_NOTIFY_TO', 'ENQUIRY_NOTIFY_TO'],
  ['ENQUIRY_PER_ADDRESS_LIMIT', 'ENQUIRY_LIMIT_PER_ADDRESS'],
  ['PORTT', 'PORT'],
  ['PROT', 'PORT'],
  ['Host', 'HOST'],
  ['site_origin', 'SITE_ORIGIN'],
])('%s is reported', (name, meant) => {
  expect(misspeltSettings({ [name]: '1' }, settingNames)).toEqual([
    `${name} is not a setting, so it has no effect. Did you mean ${meant}?`,
  ])
})

test.each([
  'SITE_ORIGIN',
  'HOME',
  'SHOT',
  'HOSTNAME',
  'PATH',
  'LOG_FILE',
  'DATABASE_NAME',
  'SITE_URL',
  'METRICS_HOST',
  'DATABASE',
  'SMTP_HOST',
  'PORTS',
  'MAIL',
  'LOGNAME',
  'NOTIFY_SOCKET',
  'LISTEN_FDS',
  'STATE_DIRECTORY',
  'SYSTEMD_EXEC_PID',
  'JOURNAL_STREAM',
  'npm_config_loglevel',
  'npm_package_name',
  'URL',
])('%s is left alone', (name) => {
  expect(misspeltSettings({ [name]: '1' }, settingNames)).toEqual([])
})

test('a name in another case beside the right one is left alone, and so is a setting without a value', () => {
  expect(misspeltSettings({ HOST: '::1', host: 'laptop', SITE_ORIGIN: '' }, settingNames)).toEqual([])
})
