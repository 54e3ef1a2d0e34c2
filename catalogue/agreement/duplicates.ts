import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'

/** Pages that tell search engines the same title or description: readers can't tell their results apart. */
export function duplicates(entries: readonly Entry[]): Finding[] {
  return [...sameText(entries, 'title'), ...sameText(entries, 'description')]
}

function sameText(entries: readonly Entry[], key: 'title' | 'description'): Finding[] {
  const byText = new Map<string, Entry[]>()
  for (const entry of entries) {
    const text = textOf(entry, key)?.toLowerCase()
    if (text === undefined) continue
    const same = byText.get(text)
    if (same) same.push(entry)
    else byText.set(text, [entry])
  }
  return [...byText.values()].flatMap(([first, ...others]) =>
    first
      ? others.map((entry): Finding => {
          const names = [first, entry].map(({ slug, kind }) => slug || kind).sort()
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
        })
      : [],
  )
}

function textOf({ outline }: Entry, key: 'title' | 'description'): string | undefined {
  return outline && key in outline ? String(outline[key as never]) : undefined
}
