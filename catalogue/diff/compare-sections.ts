import type { Change } from './change.ts'
import { matchLists, similar } from './match-lists.ts'
import type { Section } from './sections.ts'

type SectionChange = Omit<Change, 'subject' | 'shownOn'>

/** Every difference between two versions of a page's prose: sections, and paragraph by paragraph within them. */
export function compareSections(before: readonly Section[], after: readonly Section[]): SectionChange[] {
  const sections = matchLists(
    before,
    after,
    ({ heading }) => heading,
    (left, right) => similar(wordsOf(left), wordsOf(right)),
  )
  const whole = (action: 'added' | 'removed', section: Section): SectionChange => ({
    action,
    kind: 'words',
    what: nameOf(section),
    [action === 'added' ? 'after' : 'before']: section.paragraphs.join(' '),
  })
  return [
    ...sections.removed.map((section) => whole('removed', section)),
    ...sections.added.map((section) => whole('added', section)),
    ...sections.pairs.flatMap(([left, right]) => withinSection(left, right)),
    ...(sections.moved.length > 0
      ? [
          {
            action: 'changed',
            kind: 'words',
            what: 'order of sections',
            moved: sections.moved.map(({ heading }) => heading),
          } as const,
        ]
      : []),
  ]
}

function withinSection(before: Section, after: Section): SectionChange[] {
  const kind = 'words'
  const what = `${nameOf(after)}, paragraph`
  const { pairs, added, removed } = matchLists(before.paragraphs, after.paragraphs, (text) => text, similar)
  return [
    ...(before.heading === after.heading
      ? []
      : [
          { action: 'changed', kind, what: 'heading', before: before.heading, after: after.heading } as const,
        ]),
    ...removed.map((text): SectionChange => ({ action: 'removed', kind, what, before: text })),
    ...added.map((text): SectionChange => ({ action: 'added', kind, what, after: text })),
    ...pairs
      .filter(([left, right]) => left !== right)
      .map(([left, right]): SectionChange => ({ action: 'changed', kind, what, before: left, after: right })),
  ]
}

function nameOf({ heading }: Section): string {
  return heading === '' ? 'text before the first heading' : `section "${heading}"`
}

function wordsOf({ heading, paragraphs }: Section): string {
  return [heading, ...paragraphs].join(' ')
}
