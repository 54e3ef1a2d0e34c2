import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Entry } from '../read/entry.ts'
import { pageName } from '../rules/rule.ts'

/** Pages that tell search engines the same title or description: readers can't tell their results apart. */
export function duplicates(entries: readonly Entry[]): Finding[] {
  return [...sameText(entries, 'title'), ...sameText(entries, 'description')]
}

function sameText(entries: readonly Entry[], key: 'title' | 'description'): Finding[] {
  const stating = entries.filter((entry) => textOf(entry, key) !== undefined)
  const byText = groupBy(stating, (entry) => textOf(entry, key)?.toLowerCase())
  return [...byText.values()].flatMap(([first, ...others]) =>
    others.map((entry): Finding => {
      const names = [first, entry].map(pageName).sort()
      return {
        ...entry.locate([key]),
        rule: 'agreement',
        severity: 'error',
        message: `${key}: the text is the same as on another page.`,
        remedy: `Write a ${key} of this page's own, or accept it in content/waivers.yaml.`,
        related: [{ ...first.locate([key]), message: 'has the same text.' }],
        subject: `${names.join(' and ')} ${key}`,
        values: [textOf(entry, key) ?? ''],
      }
    }),
  )
}

function textOf({ known }: Entry, key: 'title' | 'description'): string | undefined {
  return known && key in known ? String(known[key as never]) : undefined
}
