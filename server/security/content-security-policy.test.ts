import { expect, test } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'

const inline = { scripts: ['sha256-a'], styles: ['sha256-b'] }
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(name))

test('origins that visitors may consent to may run scripts, receive data and show images', () => {
  const policy = pagePolicy(inline, ['https://statistics.example'])
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a' https://statistics.example")
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://statistics.example")
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://statistics.example")
  expect(directive(policy, 'form-action')).toBe("form-action 'self'")
})
