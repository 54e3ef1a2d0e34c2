import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtHtml, builtPages } from '../support/built-site.ts'

/** The rules of the standard and of accessibility, without matters of coding style; inline styles are forbidden too. */
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
  const reports = await Promise.all(
    builtPages().map((path) => validator.validateString(builtHtml(path), path)),
  )
  const findings = reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`,
      ),
    ),
  )
  expect(findings).toEqual([])
})
