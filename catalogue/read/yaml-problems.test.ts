import { describe, expect, test } from 'vitest'
import { Source } from './source.ts'
import { readYaml } from './yaml.ts'

/** What is said of a group of keys in which one line is wrong. */
function said(line: string): string[] {
  const source = new Source('a.yaml', `title: One\nprice:\n  amount: 1\n${line}\nlast: Two\n`)
  return readYaml(source).findings.map(
    (finding) => `${finding.line}:${finding.column}+${finding.length} ${finding.message} ${finding.remedy}`,
  )
}

describe('a line that YAML can’t read', () => {
  test.each([
    [
      'a colon in a text',
      'lead: Peels: the facts',
      '4:7+16 a text that holds a colon is not in quotes. Write it so: lead: "Peels: the facts"',
    ],
    [
      'a colon in a list',
      'a:\n  - b: c: d',
      '5:8+4 a text that holds a colon is not in quotes. Write it so: b: "c: d"',
    ],
    [
      'a colon at the end',
      'lead: Peels: facts:',
      '4:7+13 a text that holds a colon is not in quotes. Write it so: lead: "Peels: facts:"',
    ],
    [
      'an apostrophe in single quotes',
      "lead: 'Doesn't hurt'",
      `4:7+14 the quotes are closed before the text ends. Write it so: lead: "Doesn't hurt"`,
    ],
    [
      'quotes in quotes',
      'lead: "A "soft" peel"',
      `4:7+15 the quotes are closed before the text ends. Write it so: lead: 'A "soft" peel'`,
    ],
    [
      'both kinds of quotes',
      `lead: "It's a "soft" peel"`,
      `4:7+20 the quotes are closed before the text ends. Write it so: lead: 'It''s a "soft" peel'`,
    ],
    [
      'words after quotes',
      'lead: "Soft" peel',
      `4:7+11 the quotes are closed before the text ends. Write it so: lead: '"Soft" peel'`,
    ],
    [
      'a double quote left open',
      'lead: "Soft peel',
      '4:7+10 a quote opens here and is never closed. Write it so: lead: "Soft peel"',
    ],
    [
      'a single quote left open',
      "lead: 'Soft peel",
      '4:7+10 a quote opens here and is never closed. Write it so: lead: "Soft peel"',
    ],
    [
      'a bracket left open',
      'flags: [pom',
      '4:8+1 a bracket opens here and is never closed. Close it with "]"; a text that begins so goes in double quotes.',
    ],
    [
      'a text in brackets',
      'lead: [Soft] peel',
      '4:7+11 a text that begins with "[" is not in quotes. Write it so: lead: "[Soft] peel"',
    ],
    [
      'an at sign',
      'lead: @clinic',
      '4:7+7 a text that begins with "@" is not in quotes. Write it so: lead: "@clinic"',
    ],
    [
      'a percent sign',
      'a:\n  - %off',
      '5:5+4 a text that begins with "%" is not in quotes. Write it so: - "%off"',
    ],
    [
      'an ampersand',
      'lead: & more',
      '4:7+6 a text that begins with "&" is not in quotes. Write it so: lead: "& more"',
    ],
    [
      'an exclamation mark',
      'lead: !new peel',
      '4:7+9 a text that begins with "!" is not in quotes. Write it so: lead: "!new peel"',
    ],
    [
      'a pointed bracket',
      'lead: > 18 years',
      '4:7+10 a text that begins with ">" is not in quotes. Write it so: lead: "> 18 years"',
    ],
    [
      'a mark with a slip',
      'lead: !placholder Soft',
      '4:7+11 the mark !placholder is unknown. Did you mean !placeholder?',
    ],
    [
      'a mark with a capital',
      'lead: !Placeholder Soft',
      '4:7+12 the mark !Placeholder is unknown. Did you mean !placeholder?',
    ],
    [
      'no space after the colon',
      'lead:Soft',
      '4:1+9 there is no space after the colon. Write it so: lead: Soft',
    ],
    [
      'no colon',
      'lead Soft',
      '4:1+1 the line has no key with a colon. Write a key with a colon and a space, such as title: Profhilo. A line that goes on from the one above is indented by two spaces.',
    ],
    [
      'a tab',
      '\tunit: test',
      '4:1+1 a tab is used as indentation. Delete it and type two spaces in its place.',
    ],
    [
      'a line too far in',
      '    unit: test',
      '4:1+4 the line is indented further than "amount" above it, which has a value already. Begin it in the same column as "amount".',
    ],
    [
      'a line too far out',
      ' unit: test',
      '4:1+1 the line is not indented like its neighbours. Keys of one group begin in the same column; indent by two spaces.',
    ],
    ['a key twice', 'title: Two', '4:1+5 the key stands twice in this group. Keep one of the two.'],
    [
      'a backslash',
      'lead: "Soft \\peel"',
      '4:13+1 a backslash in double quotes stands before a character it does not go with. Write two backslashes, or use single quotes.',
    ],
    ['a second document', '---', '4:1+1 a second document begins here with "---". Remove the line.'],
    [
      'an alias',
      'lead: *new*',
      '4:7+undefined uses a YAML anchor or alias (& or *). Write the value out; put it in quotes if it is words that begin with & or *.',
    ],
  ])('%s', (_name, line, expected) => {
    expect(said(line)).toEqual([expected])
  })

  test.each([
    'lead: "Soft: peel"',
    "lead: 'It''s soft'",
    'lead: “Soft” peel',
    'lead: 12:30',
    'lead: [a, b]',
    'lead: Is it # remark',
  ])('is none of these: %s', (line) => {
    expect(said(line)).toEqual([])
  })
})
