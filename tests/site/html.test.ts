import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtHtml, builtPages } from '../support/built-site.ts'

/** The standard's rules, without those that are a matter of writing style, and no inline styles. */
const rules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-inline-style': 'error',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-raw-characters': 'off',
  },
}
const validator = new HtmlValidate(new StaticConfigLoader(rules))

test('every page is valid HTML', async () => {
  const findings: string[] = []
  for (const path of builtPages()) {
    const { results } = await validator.validateString(builtHtml(path), path)
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
    }
  }
  expect(findings).toEqual([])
})
